/** Something that is asked for again and again, while somebody looks. */

import { untrack } from "svelte";

export class Polled<T> {
  value = $state.raw<T | null>(null);
  hasFailed = $state(false);
  private isAsking = false;

  /** `isLast`: after such an answer there is nothing more to ask for, ever. */
  constructor(
    private readonly ask: () => Promise<T>,
    private readonly every: number,
    private readonly isLast: (value: T) => boolean = () => false,
  ) {}

  get isOver(): boolean {
    return this.value !== null && this.isLast(this.value);
  }

  async refresh(): Promise<void> {
    this.isAsking = true;
    try {
      this.value = await this.ask();
      this.hasFailed = false;
    } catch {
      this.hasFailed = true; // what was known stays
    }
    this.isAsking = false;
  }

  /** Begins; what it returns ends it. */
  run(): () => void {
    const look = (): void => {
      if (this.isOver) end();
      else if (!document.hidden && !this.isAsking) void this.refresh(); // a slow server is not asked twice
    };
    const timer = setInterval(look, this.every);
    document.addEventListener("visibilitychange", look);
    const end = (): void => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
    untrack(look); // an effect that runs this would otherwise do so after every answer
    return end;
  }
}
