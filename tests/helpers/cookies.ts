/** @returns the cookie that a response sets under a name, with all its attributes. */
export const cookieOf = (
  { headers }: { headers: Record<string, string | string[] | undefined> },
  name: string,
) => [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith(`${name}=`));
