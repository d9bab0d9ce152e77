/** Whether the server can be reached: known from the last request that only the server itself can answer. */

let isLost = $state(false);

export const reach = {
  get isLost(): boolean {
    return isLost;
  },
  set isLost(now: boolean) {
    isLost = now;
  },
};
