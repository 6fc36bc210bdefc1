import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../environment.ts';

/**
 * What no program here can start is read, and compared with what the site knows: names of variables,
 * addresses of probes, and what one part refers to in another.
 */
// biome-ignore lint/suspicious/noExplicitAny: the shape of these files is what is tested
type Any = any;
const { loadAll }: { loadAll: (text: string) => Any[] } = createRequire(import.meta.url)('js-yaml');

const read = (file: string) => readFileSync(path.join('deploy', file), 'utf8');
const documents = (file: string) => loadAll(read(file));

/** @throws if a value cannot be used. @returns the names that the site does not know. */
function unknownVariables(variables: Record<string, unknown>): string[] {
  const texts = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      // What is filled in from elsewhere.
      String(value)
        .replace(/^\$\{[^}]*\}$/, '0123456789'.repeat(4))
        .replace(/\$\{[^}]*\}/g, 'x'),
    ]),
  );
  const known = parseEnvironment({
    ...texts,
    SITE_ORIGINS: '',
    ADMIN_EMAIL: 'a@example.com',
  } as Any);
  return Object.keys(texts).filter((name) => !(name in known));
}

describe('the manifests for Kubernetes', () => {
  const all = ['configuration', 'deployment', 'service', 'scaling', 'migration', 'secret.example']
    .map((name) => `kubernetes/${name}.yaml`)
    .flatMap(documents);
  const of = (kind: string) => all.find((one) => one.kind === kind);
  const pods = [of('Deployment').spec.template, of('Job').spec.template];

  it('name only variables that the site knows', () => {
    const variables = { ...of('ConfigMap').data, ...of('Secret').stringData };
    expect(Object.keys(variables).length).toBeGreaterThan(10);
    expect(unknownVariables(variables)).toEqual([]);
  });

  it('refer to what is there', () => {
    const { metadata, spec } = of('Deployment');
    const labels = pods[0].metadata.labels;
    expect(spec.selector.matchLabels).toEqual(labels);
    expect(of('Service').spec.selector).toEqual(labels);
    expect(of('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(of('HorizontalPodAutoscaler').spec.scaleTargetRef).toMatchObject({
      ...{ kind: 'Deployment', name: metadata.name },
    });
    const [port] = pods[0].spec.containers[0].ports;
    for (const one of of('Service').spec.ports) expect(one.targetPort).toBe(port.name);
    for (const rule of of('Ingress').spec.rules) {
      const { service } = rule.http.paths[0].backend;
      expect(service).toEqual({ name: of('Service').metadata.name, port: { name: 'http' } });
    }
    for (const pod of pods) {
      const [container] = pod.spec.containers;
      expect(container.envFrom).toEqual([
        { configMapRef: { name: of('ConfigMap').metadata.name } },
        { secretRef: { name: of('Secret').metadata.name } },
      ]);
      const volumes = pod.spec.volumes.map(({ name }: Any) => name);
      expect(container.volumeMounts.map(({ name }: Any) => name)).toEqual(volumes);
    }
    const [list] = documents('kubernetes/kustomization.yaml');
    for (const file of list.resources) expect(documents(`kubernetes/${file}`)).not.toEqual([]);
    expect(list.images[0].name).toBe(pods[0].spec.containers[0].image);
  });

  it('keep some node running while others are replaced', () => {
    const { replicas, strategy } = of('Deployment').spec;
    expect(strategy.rollingUpdate.maxUnavailable).toBe(0);
    expect(of('PodDisruptionBudget').spec.minAvailable).toBeLessThan(replicas);
    const [{ livenessProbe, readinessProbe, startupProbe, lifecycle }] = pods[0].spec.containers;
    expect([startupProbe.httpGet.path, livenessProbe.httpGet.path]).toEqual([
      '/healthz',
      '/healthz',
    ]);
    expect(readinessProbe.httpGet.path).toBe('/readyz');
    expect(of('ConfigMap').data.WARM).toBe('first');
    // The server itself waits ten seconds for running requests.
    const { seconds } = lifecycle.preStop.sleep;
    expect(pods[0].spec.terminationGracePeriodSeconds).toBeGreaterThan(seconds + 10);
  });

  it('let it do nothing but its work', () => {
    for (const { spec } of pods) {
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const { securityContext, resources } of spec.containers) {
        expect(securityContext).toEqual({
          ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
          capabilities: { drop: ['ALL'] },
        });
        expect(resources.limits.memory).toMatch(/^\d+[GM]i$/);
      }
    }
  });
});

describe('the compose file', () => {
  const [{ services, volumes, configs }] = documents('compose.yaml');

  it('names only variables that the site knows', () => {
    expect(unknownVariables(services.site.environment)).toEqual([]);
  });

  it('refers to what is there, and the example has all that it asks for', () => {
    const given = [...read('compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    const asked = [...read('compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
    expect(asked.filter((name) => !given.includes(name))).toEqual([]);
    for (const service of Object.values<Any>(services)) {
      for (const name of Object.keys(service.depends_on ?? {}))
        expect(services).toHaveProperty(name);
      for (const one of service.volumes ?? []) expect(volumes).toHaveProperty(one.split(':')[0]);
      for (const { source } of service.configs ?? []) expect(configs).toHaveProperty(source);
    }
    const { DATABASE_URL, S3_ENDPOINT, SMTP_URL } = services.site.environment;
    for (const url of [DATABASE_URL.replace(/\$\{[^}]*\}/, 'x'), S3_ENDPOINT, SMTP_URL]) {
      expect(services).toHaveProperty(new URL(url).hostname);
    }
  });

  it('takes the site for healthy once it is ready, which it is once it has its pages', () => {
    const { environment, healthcheck } = services.site;
    expect(environment.WARM).toBe('first');
    expect(healthcheck.test[3]).toContain('/readyz');
    // As the image has it.
    const [node] = /"[^"]*\/node"/.exec(read('Containerfile').split('ENTRYPOINT')[1] ?? '') ?? [];
    expect(healthcheck.test[1]).toBe(JSON.parse(node ?? '""'));
  });

  it('lets the site do nothing but its work', () => {
    expect(services.site).toMatchObject({
      ...{ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] },
      security_opt: ['no-new-privileges:true'],
    });
  });
});

describe('the image', () => {
  const lines = read('Containerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('runs as nobody in particular, and nothing was run to make its last stage', () => {
    expect(last.filter((line) => line.startsWith('RUN '))).toEqual([]);
    expect(last.find((line) => line.startsWith('USER '))).toMatch(/^USER [1-9]\d*:[1-9]\d*$/);
    expect(last[0]).toMatch(/^FROM \$\{BASE\}$/);
    expect(lines.find((line) => line.startsWith('ARG BASE='))).toContain('distroless');
  });

  it('gets nothing from this folder that may be private', () => {
    const ignored = read('Containerfile.dockerignore').split('\n');
    for (const name of ['.git', 'data', 'backups', 'node_modules']) expect(ignored).toContain(name);
  });
});

const hasSystemd =
  spawnSync('systemd-analyze', ['--version'])
    .stdout?.toString()
    .match(/systemd (\d+)/)?.[1] ?? '0';

describe.skipIf(Number(hasSystemd) < 252)('the unit for systemd', () => {
  it('is understood, and leaves the site little that it could harm', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'unit-'));
    try {
      const file = path.join(directory, 'website.service');
      writeFileSync(
        file,
        read('systemd/website.service').replace(/ExecStart=\S+/, `ExecStart=${process.execPath}`),
      );
      const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
      expect([verified.status, verified.stderr]).toEqual([0, '']);
      const args = ['security', '--offline=true', '--no-pager', '--threshold=20', file];
      expect(execFileSync('systemd-analyze', args, { encoding: 'utf8' })).toContain('OK');
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('has an example of its variables that the site accepts', () => {
    const lines = read('systemd/website.env.example').matchAll(/^(\w+)=(.*)$/gm);
    const variables = Object.fromEntries(
      [...lines].map(([, name = '', value = '']) => [name, value]),
    );
    expect(Object.keys(variables).length).toBeGreaterThan(3);
    expect(unknownVariables(variables)).toEqual([]);
  });
});
