import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** A certificate for any host below example.com, in a folder of its own. */
export function makeCertificate(directory: string): { certificate: string; key: string } {
  const certificate = path.join(directory, 'certificate.pem');
  const key = path.join(directory, 'key.pem');
  const names = 'subjectAltName=DNS:example.com,DNS:*.example.com';
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-nodes', '-keyout', key, '-out', certificate, '-days', '2'];
  execFileSync('openssl', [...args, ...files, '-subj', '/CN=example.com', '-addext', names], {
    stdio: 'ignore',
  });
  return { certificate, key };
}
