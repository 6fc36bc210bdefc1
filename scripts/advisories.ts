// npm run advisories: known vulnerabilities of the packages that run in production. Exits with 1 if
// any is high or critical and not accepted in accepted-advisories.json; otherwise with 0, even if
// the registry does not respond, which it reports.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const grave = ['high', 'critical'];

export interface Acceptance {
  /** The end of the advisory's URL, e.g. GHSA-xxxx-xxxx-xxxx. */
  id: string;
  reason: string;
  /** The last valid day, e.g. 2027-01-31. */
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
  /** By package; a string in `via` names another package, which has the advisory itself. */
  vulnerabilities?: Record<string, { via: (Advisory | string)[] }>;
}

/**
 * @param output of `npm audit --json`
 * @returns the report and the exit code.
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

/** npm exits with an error if there are advisories, too; its output tells the two apart. */
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
