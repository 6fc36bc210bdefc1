/** @returns what an answer sets under a name, with all that it says of it. */
export const cookieOf = (
  { headers }: { headers: Record<string, string | string[] | undefined> },
  name: string,
) => [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith(`${name}=`));
