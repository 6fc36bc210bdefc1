import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasPromtool } from '../helpers/prometheus.ts';

const rules = readFileSync('deploy/prometheus/alerts.yml', 'utf8');
const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

if (!hasPromtool) console.log('The alert rules are not evaluated: there is no promtool.');

describe('the alert rules', () => {
  const promtool = (...args: string[]) =>
    execFileSync('promtool', args, { cwd: 'deploy/prometheus', encoding: 'utf8', stdio: 'pipe' });

  it.skipIf(!hasPromtool)('are understood by Prometheus, and so is its configuration', () => {
    expect(promtool('check', 'rules', 'alerts.yml')).toContain(`SUCCESS: ${names.length} rules`);
    expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS');
  });

  it.skipIf(!hasPromtool)('are silent while all is well, and each fires by its own fault', () => {
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  });

  it('have a test each: all is well, and the fault', () => {
    const tests = readFileSync('deploy/prometheus/alerts.test.yml', 'utf8');
    for (const name of names) {
      expect(tests).toContain(`alertname: ${name}, exp_alerts: []`);
      expect(tests).toContain(`alertname: ${name}\n        exp_alerts:\n          - `);
    }
  });

  it('are each fired by a fault of a running site, in tests/site', () => {
    const files = ['alerts.test.ts', 'alerts-of-two-sites.test.ts'];
    const tests = files.map((file) => readFileSync(`tests/site/${file}`, 'utf8')).join('');
    expect(names.filter((name) => !tests.includes(`'${name}'`))).toEqual([]);
  });

  it('have a section each that says what to do', () => {
    const text = readFileSync('docs/operations/alerts.md', 'utf8');
    expect([...text.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)).toEqual(names);
    for (const section of text.split(/^## /m).slice(1)) {
      expect(section).toMatch(/\n\*\*What it means\.\*\* [\s\S]+\n\*\*What to do\.\*\* /);
    }
  });
});
