// npm run sbom: a bill of materials of what the site ships with, as CycloneDX 1.6
// (build/sbom.json).
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled, directDependencies, type Package, productionPackages } from './dependencies.ts';
import { licenceOf } from './licences.ts';

const file = path.join('build', 'sbom.json');

/** @returns a bill of materials of the packages installed for production, and the fonts. */
export function billOfMaterials(root = '.') {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const packages = productionPackages(root).filter(({ isInstalled }) => isInstalled);
  const installed = new Set(packages.map(({ folder }) => folder));
  const isInstalled = (folder: string) => installed.has(folder);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: {
        type: 'application',
        'bom-ref': name,
        name,
        version,
        licenses: licences(license),
        purl: purl(name, version),
      },
    },
    components: [...packages.map(component), ...bundled.map(bundledComponent)],
    dependencies: [
      {
        ref: name,
        dependsOn: [
          ...directDependencies(root).filter(isInstalled),
          ...bundled.map((one) => one.files),
        ],
      },
      ...packages.map(({ folder, needs }) => ({
        ref: folder,
        dependsOn: [...new Set(needs.filter(isInstalled))],
      })),
    ],
  };
}

/**
 * A package in several folders becomes several components, since each copy has other dependants.
 */
function component(one: Package) {
  const { folder, name, version, integrity, resolved } = one;
  const [scope, plain] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': folder,
    ...(scope && { group: scope }),
    name: plain,
    version,
    purl: purl(name, version),
    licenses: licences(licenceOf(one)),
    ...(integrity && { hashes: hashes(integrity) }),
    ...(resolved && { externalReferences: [{ type: 'distribution', url: resolved }] }),
  };
}

const bundledComponent = ({ name, files, licence }: (typeof bundled)[number]) => ({
  type: 'data',
  'bom-ref': files,
  name,
  description: files,
  licenses: licences(licence),
});

const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const licences = (expression: string) =>
  /\s/.test(expression) ? [{ expression }] : [{ license: { id: expression } }];

/** Subresource integrity uses base64, CycloneDX hexadecimal. */
const hashes = (integrity: string) =>
  integrity.split(' ').map((part) => {
    const [algorithm = '', content = ''] = part.split(/-(.*)/);
    return {
      alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
      content: Buffer.from(content, 'base64').toString('hex'),
    };
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const bill = billOfMaterials();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${bill.components.length} components in ${file}`);
}
