/** An answer of the desk's endpoints; `null` where none came. */
type Answer = { status: number; body: Record<string, unknown> } | null;

/** Errors are answers too; without a connection there is none. */
export async function send(
  path: string,
  body: BodyInit,
  type = 'application/json',
): Promise<Answer> {
  try {
    const response = await fetch(`/api/translations/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    const json: unknown = await response.json().catch(() => ({}));
    const isObject = typeof json === 'object' && json !== null;
    return { status: response.status, body: isObject ? (json as Record<string, unknown>) : {} };
  } catch {
    return null;
  }
}
