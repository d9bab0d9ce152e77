/** Routes live in the fragment: #/table/ID/KEY. The key is never sent to the server as part of an address. */

function read(): string[] {
  return location.hash
    .replace(/^#\/?/, "")
    .split("/")
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

let parts = $state.raw(read());
addEventListener("hashchange", () => (parts = read()));

export const route = {
  /** "" is home. */
  get screen(): string {
    return parts[0] ?? "";
  },
  get first(): string {
    return parts[1] ?? "";
  },
  get second(): string {
    return parts[2] ?? "";
  },
};

export function go(path: string): void {
  location.hash = path;
}

/** Change the address without a new entry in the history (a key is kept on the device, not in the address bar). */
export function replace(path: string): void {
  history.replaceState(null, "", path);
  parts = read();
}
