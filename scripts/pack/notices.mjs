import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceFiles } from '../find-bundle.cjs';

/** Notices for others' files of a bundle, as their licences ask: a text that names each package and quotes its licence. */
export function noticesOf(root, files) {
  const rows = bundledPackages(root, files).map((name) => {
    const folder = join(root, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return `## ${name} ${version}, ${license}\n\n${licenceOf(folder, name).trim()}\n`;
  });
  const others = licencesIn(root).map(
    (file) => `## ${dirname(file)}\n\n${readFileSync(join(root, file), 'utf8').trim()}\n`,
  );
  return `# Notices\n\nThe files in \`bundle/\` contain parts of these, under their licences.\n\n${[...rows, ...others].join('\n')}`;
}

/** Names of all packages of which a bundle holds a part, sorted. */
export const bundledPackages = (root, files) => [...new Set([...packagesIn(files), ...embeddedIn(root)])].sort();

/** Names of the packages that source maps name, sorted; `texts` are files of a bundle, maps and others. */
export function packagesIn(texts) {
  const names = texts
    .filter((text) => text.startsWith('{"version":3'))
    .flatMap((text) => JSON.parse(text).sources)
    .flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(source)?.[1] ?? []);
  return [...new Set(names)].sort();
}

/** Packages of which a file is embedded as it is (texts.mjs): no map names it. */
function embeddedIn(root) {
  const imports = sourceFiles(root)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/from '((?:@[^/']+\/)?[^./'][^/']*)\/[^']*\?\w+'/g),
    ]);
  return imports.map(([, name]) => name);
}

/** Notices beside tables and outlines that others made. */
const licencesIn = (root) => sourceFiles(root).filter((file) => /(?:OFL|LICENSE)\.txt$/.test(file));

function licenceOf(folder, name) {
  const names = readdirSync(folder);
  const file = names.find((each) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(each));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8');
  const readme = names.find((each) => /^readme\.md$/i.test(each));
  const parts = readme === undefined ? [] : readFileSync(join(folder, readme), 'utf8').split(/^(?=#+ )/m);
  const said = parts.find((part) => /^#+ licen[cs]e\b/i.test(part));
  if (said === undefined) throw new Error(`${name} has no licence that could be quoted.`);
  return said.replace(/^.*\n/, '');
}
