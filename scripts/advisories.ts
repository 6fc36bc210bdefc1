// npm run advisories: what the registry knows against the packages that run in production.
// Ends with 1 for what is high or critical and not accepted in accepted-advisories.json; with 0
// otherwise, also where the registry does not answer, which is said.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const grave = ['high', 'critical'];

export interface Acceptance {
  /** The end of the advisory's address, e.g. GHSA-xxxx-xxxx-xxxx. */
  id: string;
  reason: string;
  /** The last day, e.g. 2027-01-31. */
  until: string;
}

interface Advisory {
  url: string;
  name: string;
  severity: string;
  title: string;
}

interface AuditReport {
  message?: string;
  /** By package; a text in `via` names another one, which has the advisory itself. */
  vulnerabilities?: Record<string, { via: (Advisory | string)[] }>;
}

/**
 * @param output of `npm audit --json`
 * @returns what to say, and how to end.
 */
export function judge(
  output: string,
  accepted: Acceptance[],
  today = new Date(),
): { code: 0 | 1; lines: string[] } {
  const report = parse(output);
  if (!report?.vulnerabilities) {
    const reason = report?.message ?? (output.trim().slice(0, 200) || 'no answer');
    return { code: 0, lines: [`not checked: the registry does not tell advisories (${reason})`] };
  }
  const found = new Map<string, Advisory>();
  for (const { via } of Object.values(report.vulnerabilities)) {
    for (const one of via) if (typeof one === 'object') found.set(one.url, one);
  }
  const now = today.toISOString().slice(0, 'yyyy-mm-dd'.length);
  let code: 0 | 1 = 0;
  const lines = [...found.values()].map(({ url, name, severity, title }) => {
    const line = `${severity}  ${name}: ${title}  ${url}`;
    const acceptance = accepted.find(({ id }) => url.endsWith(`/${id}`));
    if (acceptance && acceptance.until >= now) {
      return `${line}\n  accepted until ${acceptance.until}: ${acceptance.reason}`;
    }
    if (grave.includes(severity)) code = 1;
    return acceptance ? `${line}\n  accepted until ${acceptance.until}, which is over` : line;
  });
  return { code, lines: lines.length > 0 ? lines : ['checked: no advisories'] };
}

function parse(output: string): AuditReport | null {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}

/** npm ends with an error when there are advisories, too; what it writes tells the two apart. */
const audit = () =>
  new Promise<string>((resolve) => {
    execFile(
      'npm',
      ['audit', '--omit=dev', '--json'],
      { maxBuffer: 64 * 1024 * 1024, timeout: 120_000 },
      (_, stdout) => resolve(stdout),
    );
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const accepted: Acceptance[] = JSON.parse(
    readFileSync(new URL('accepted-advisories.json', import.meta.url), 'utf8'),
  );
  const { code, lines } = judge(await audit(), accepted);
  console.log(lines.join('\n'));
  process.exit(code);
}
