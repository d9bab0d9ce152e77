/** The WebSocket of one table: answers by request number, reconnects by itself and says hello again. */

import type { AnyMessage, Message } from "./protocol";
import { Refusal } from "./server";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

interface Waiting {
  resolve: (answer: AnyMessage) => void;
  reject: (problem: Refusal) => void;
}

interface Listener {
  hello: () => object;
  receive: (message: AnyMessage) => void;
  /** `trouble`: what the server said when it could not let us in for now. */
  change: (state: ConnectionState, trouble: Message | null) => void;
  /** The server does not let us in, and will not later. */
  turnedAway: (problem: Refusal) => void;
}

const PING_EVERY = 20_000;
const SILENT_FOR = 45_000;
const ANSWER_WITHIN = 20_000;
const HELLO = 0; // the number of that request; all others have higher ones

/** 0.5 s, 1 s, 2 s … up to 10 s, with some chance so that not everybody comes back at once. */
export function backoff(tries: number, chance: number): number {
  return Math.min(10_000, 500 * 2 ** tries) * (0.75 + chance / 2);
}

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private next = HELLO + 1;
  private tries = 0;
  private heard = 0;
  private timer = 0;
  private pinger = 0;
  private closed = false;
  private trouble: Message | null = null;
  private readonly onOnline = () => this.retryNow();

  constructor(private readonly listener: Listener) {
    addEventListener("online", this.onOnline);
    this.connect();
  }

  private connect(): void {
    this.listener.change(this.tries ? "lost" : "connecting", this.trouble);
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      socket.send(JSON.stringify({ ...this.listener.hello(), re: HELLO }));
      this.pinger = window.setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.receive(JSON.parse(event.data) as AnyMessage);
    };
    socket.onclose = () => this.lost(socket);
    socket.onerror = () => socket.close();
  }

  private receive(message: AnyMessage): void {
    const re = "re" in message ? (message.re ?? null) : null;
    const refusal = message.type === "refused" ? new Refusal(message.code, message.message) : null;
    if (refusal && re === HELLO) return this.notLetIn(refusal);
    if (message.type === "frame") this.letIn();
    const waiting = re === null ? undefined : this.waiting.get(re);
    if (re === null || !waiting) return this.listener.receive(message);
    this.waiting.delete(re);
    if (refusal) waiting.reject(refusal);
    else waiting.resolve(message);
  }

  private letIn(): void {
    this.tries = 0;
    this.trouble = null;
    this.listener.change("open", null);
  }

  private notLetIn(refusal: Refusal): void {
    if (refusal.isPassing) {
      this.trouble = refusal.words;
      this.socket?.close();
    } else {
      this.close();
      this.listener.turnedAway(refusal);
    }
  }

  private ping(): void {
    if (Date.now() - this.heard > SILENT_FOR) this.socket?.close();
    else this.send({ do: "ping" });
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    clearInterval(this.pinger);
    this.socket = null;
    for (const waiting of this.waiting.values()) waiting.reject(new Refusal("lost", { id: "web-lost" }));
    this.waiting.clear();
    if (this.closed) return;
    this.listener.change("lost", this.trouble);
    this.timer = window.setTimeout(() => this.connect(), backoff(this.tries++, Math.random()));
  }

  retryNow(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Nothing is queued while the connection is down: after a reconnection the table may look different. */
  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Everything a request brought about has been received when it is answered. */
  request(message: object): Promise<AnyMessage> {
    const re = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(re, { resolve, reject });
      if (!this.send({ ...message, re })) {
        this.waiting.delete(re);
        reject(new Refusal("lost", { id: "web-lost" }));
      }
      setTimeout(() => {
        if (this.waiting.delete(re)) reject(new Refusal("late", { id: "web-late" }));
      }, ANSWER_WITHIN);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.onOnline);
    this.socket?.close();
    this.listener.change("closed", null);
  }
}
