import type { Attachment } from "svelte/attachments";

/** Keeps a node findable by its id as long as it is on the page. */
export function registered<T extends Element>(nodes: Map<string, T>, id: string): Attachment<T> {
  return (node) => {
    nodes.set(id, node);
    return () => {
      if (nodes.get(id) === node) nodes.delete(id);
    };
  };
}
