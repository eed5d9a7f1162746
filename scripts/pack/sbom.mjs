import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages } from './notices.mjs';

/** Packages that the package needs at run time: all else is bundled. */
const installed = ['oxc-parser'];

/**
 * The software bill of materials of the package `gazette`: CycloneDX 1.6 (ECMA-424) as plain data. Of each library its
 * version, licence and digest are those of the lockfile; nothing depends on clock, machine or chance.
 *
 * @param files texts of the bundle, source maps among them, which name the libraries
 */
export function sbomOf(root, project, files) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const bundled = bundledPackages(root, files);
  const needed = treeOf(installed, packages);
  const components = [...new Set([...bundled, ...needed.keys()])].sort().map((name) => {
    const locked = packages[`node_modules/${name}`];
    if (locked?.integrity === undefined) throw new Error(`${name} is not in package-lock.json.`);
    return componentOf(name, locked, needed.get(name) ?? 'required');
  });
  const own = { ...named(project.name, project.version), licenses: licencesOf(project.license) };
  const dependencies = [
    { ref: own['bom-ref'], dependsOn: [...bundled, ...installed].map((name) => refOf(name, packages)) },
    ...[...needed.keys()].sort().map((name) => ({
      ref: refOf(name, packages),
      dependsOn: partsOf(packages[`node_modules/${name}`])
        .filter(([part]) => packages[`node_modules/${part}`])
        .map(([part]) => refOf(part, packages)),
    })),
  ].map(({ ref, dependsOn }) => ({ ref, dependsOn: [...new Set(dependsOn)].sort() }));
  const content = { metadata: { component: { type: 'application', ...own } }, components, dependencies };
  return { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber: serialOf(content), version: 1, ...content };
}

/** Libraries with all that they need; what is for one kind of machine only is `optional`. */
function treeOf(names, packages, scope = 'required', tree = new Map()) {
  for (const name of names) {
    const locked = packages[`node_modules/${name}`];
    if (locked === undefined || tree.has(name)) continue;
    tree.set(name, scope);
    for (const [part, isOptional] of partsOf(locked)) treeOf([part], packages, isOptional ? 'optional' : scope, tree);
  }
  return tree;
}

const partsOf = ({ dependencies = {}, optionalDependencies = {} }) => [
  ...Object.keys(dependencies).map((name) => [name, false]),
  ...Object.keys(optionalDependencies).map((name) => [name, true]),
];

function componentOf(name, { version, integrity, license }, scope) {
  const [algorithm, digest] = integrity.split(/-(.*)/s);
  const content = Buffer.from(digest, 'base64').toString('hex');
  return {
    type: 'library',
    ...named(name, version),
    scope,
    hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content }],
    licenses: licencesOf(license),
  };
}

/** With its package URL (purl), in which the sign of a scope is encoded. */
function named(whole, version) {
  const [, group, name] = /^(?:(@[^/]+)\/)?(.+)$/.exec(whole);
  const purl = `pkg:npm/${group === undefined ? '' : `${encodeURIComponent(group)}/`}${name}@${version}`;
  return { 'bom-ref': purl, ...(group !== undefined && { group }), name, version, purl };
}

const refOf = (name, packages) => named(name, packages[`node_modules/${name}`].version).purl;

/** One identifier of SPDX, or an expression of several. */
const licencesOf = (licence) => [/[ (]/.test(licence) ? { expression: licence } : { license: { id: licence } }];

/** A UUID of a digest of all that is said (RFC 9562 §5.8). */
function serialOf(content) {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}
