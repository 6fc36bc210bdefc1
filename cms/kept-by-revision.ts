/** Reads what visitors see once, and again when the content revision has changed. */
export function keptByRevision<Content>(
  readRevision: () => Promise<string>,
  read: () => Promise<Content>,
): () => Promise<Content> {
  let known: { revision: string; content: Promise<Content> } | undefined;
  return async () => {
    const revision = await readRevision();
    if (known?.revision !== revision) {
      const content = read();
      known = { revision, content };
      // A failure is not cached: the next page tries again.
      content.catch(() => {
        known = undefined;
      });
    }
    return known.content;
  };
}
