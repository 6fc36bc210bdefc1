import type { CollectionBeforeOperationHook } from 'payload';

/** In per cent of the width and the height, as Payload's form sends it. */
interface Edits {
  focalPoint?: { x?: unknown; y?: unknown };
}

/**
 * Stores what matters most in a picture as two numbers and leaves its file alone. Payload would
 * write the file anew, though nothing of it changes: pages only move it in its frame.
 */
export const keepsFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { uploadEdits, ...query } = req.query ?? {};
  if (uploadEdits === undefined) return args;
  req.query = query;
  const { x, y } = (uploadEdits as Edits).focalPoint ?? {};
  const [focalX, focalY] = [percentage(x), percentage(y)];
  if (focalX === null || focalY === null) return args;
  return { ...args, data: { ...args.data, focalX, focalY } };
};

function percentage(value: unknown): number | null {
  const number = typeof value === 'number' ? value : Number.parseFloat(String(value));
  return number >= 0 && number <= 100 ? Math.round(number) : null;
}
