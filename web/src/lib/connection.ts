/** The WebSocket of one table: answers by request number, reconnects by itself and says hello again. */

import type { Message } from "./protocol";
import { Refusal } from "./server";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";
type Incoming = Record<string, any>;

interface Waiting {
  resolve: (answer: Incoming) => void;
  reject: (problem: Refusal) => void;
  /** Done as soon as the table has changed: picks get no answer of their own. */
  settles: boolean;
}

const PING_EVERY = 20_000;
const SILENT_FOR = 45_000;
const ANSWER_WITHIN = 20_000;

/** 0.5 s, 1 s, 2 s … up to 10 s, with some chance so that not everybody comes back at once. */
export function backoff(tries: number, chance: number): number {
  return Math.min(10_000, 500 * 2 ** tries) * (0.75 + chance / 2);
}

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private next = 1;
  private tries = 0;
  private heard = 0;
  private timer = 0;
  private pinger = 0;
  private closed = false;
  private readonly onOnline = () => this.retryNow();

  constructor(
    private readonly hello: () => object,
    private readonly onMessage: (message: Incoming) => void,
    private readonly onState: (state: ConnectionState) => void,
  ) {
    addEventListener("online", this.onOnline);
    this.connect();
  }

  private connect(): void {
    this.onState(this.tries ? "lost" : "connecting");
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      socket.send(JSON.stringify(this.hello()));
      this.pinger = window.setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data) as Incoming;
      if (message.type === "frame") {
        this.tries = 0;
        this.onState("open");
      }
      this.receive(message);
    };
    socket.onclose = () => this.lost(socket);
    socket.onerror = () => socket.close();
  }

  private receive(message: Incoming): void {
    const waiting = typeof message.re === "number" ? this.waiting.get(message.re) : undefined;
    if (waiting) {
      this.waiting.delete(message.re as number);
      if (message.type === "refused") waiting.reject(new Refusal(message.code, message.message as Message));
      else waiting.resolve(message);
    }
    if (message.type === "frame" || message.type === "update") this.settle();
    if (!waiting || message.type === "frame" || message.type === "update") this.onMessage(message);
  }

  private settle(): void {
    for (const [re, waiting] of this.waiting) {
      if (!waiting.settles) continue;
      this.waiting.delete(re);
      waiting.resolve({});
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
    this.onState("lost");
    this.timer = window.setTimeout(() => this.connect(), backoff(this.tries++, Math.random()));
  }

  retryNow(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Nothing is queued while the line is down: after a reconnection the table may look different. */
  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** `settles` requests (pick, undo) get no answer of their own but an update; the caller waits for that. */
  request(message: object, settles = false): Promise<Incoming> {
    const re = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(re, { resolve, reject, settles });
      if (!this.send({ ...message, re })) {
        this.waiting.delete(re);
        reject(new Refusal("lost", { id: "web-lost" }));
      }
      setTimeout(() => {
        if (!this.waiting.delete(re)) return;
        if (settles) resolve({});
        else reject(new Refusal("late", { id: "web-late" }));
      }, ANSWER_WITHIN);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.onOnline);
    this.socket?.close();
    this.onState("closed");
  }
}
