/** In frames; what is unfolded is drawn and moves for a moment. */
const patience = 300;

/**
 * Unfolds what a field is in, and takes the reader there.
 * @param path such as `blocks.2.actions.0.href`
 */
export function showField(path: string): void {
  const parts = path.split('.');
  const unfolded = new Set<string>();
  let attempts = 0;
  const look = () => {
    attempts += 1;
    unfold(parts, unfolded);
    if (!focus(parts) && attempts < patience) requestAnimationFrame(look);
  };
  look();
}

/** A row within another is there only once that one is unfolded. */
function unfold(parts: string[], unfolded: Set<string>): void {
  for (const [index, part] of parts.entries()) {
    const id = `${parts.slice(0, index).join('-')}-row-${part}`;
    if (!/^\d+$/.test(part) || unfolded.has(id)) continue;
    const row = document.getElementById(id);
    if (!row) return;
    unfolded.add(id);
    row
      .querySelector(':scope > .collapsible--collapsed')
      ?.querySelector<HTMLElement>('.collapsible__toggle')
      ?.click();
  }
}

/** @returns whether the field could be reached already. */
function focus(parts: string[]): boolean {
  const field =
    document.querySelector<HTMLElement>(`[name="${parts.join('.')}"]`) ??
    document.getElementById(`field-${parts.join('__')}`);
  const inputs = 'input, textarea, select, button, [contenteditable="true"]';
  const target = field?.matches(inputs) ? field : field?.querySelector<HTMLElement>(inputs);
  if (!target) return false;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
  return document.activeElement === target;
}
