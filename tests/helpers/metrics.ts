import type { TestSite } from './site.ts';

export const metricsToken = 'a-token-that-nobody-guesses-0123456789';

/** The samples of `/metrics`, by name with labels. */
export async function readMetrics(site: TestSite): Promise<Map<string, number>> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { status, text } = await site.get('/metrics', { headers });
  if (status !== 200) throw new Error(`/metrics answered ${status}`);
  const samples = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    samples.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
