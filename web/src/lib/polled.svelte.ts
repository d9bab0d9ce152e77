/** Something that is asked for again and again, while somebody looks. */

export class Polled<T> {
  value = $state.raw<T | null>(null);
  hasFailed = $state(false);

  constructor(
    private readonly ask: () => Promise<T>,
    private readonly every: number,
  ) {}

  async refresh(): Promise<void> {
    try {
      this.value = await this.ask();
      this.hasFailed = false;
    } catch {
      this.hasFailed = true; // what was known stays
    }
  }

  /** Begins; what it returns ends it. */
  run(): () => void {
    const look = (): void => void (document.hidden || this.refresh());
    look();
    const timer = setInterval(look, this.every);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
