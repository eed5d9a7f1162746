import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emitHosts } from '../../src/hosts/emit.ts';
import { hosts } from '../../src/hosts/index.ts';
import { sampleRelease } from '../http/sample-release.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'bench/README.md'],
  // The pages of the problem codes are written by a test of their own.
  ...readdirSync(join(root, 'docs/pages')).flatMap((name) => (name.endsWith('.md') ? [`docs/pages/${name}`] : [])),
  ...readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Files that only a build makes, and those that only an example names. */
const made =
  /^(?:dist|deploy|\.cache)\b|[<*…]|^content\/(?:faq\/opening-hours|pages\/press|brand\.|(?:contract|accepted)\.json|waivers\.|ledger\/|log\/|imports\/)/;

for (const document of documents) {
  describe(document, () => {
    const text = read(document);

    it('every path that it names exists', () => {
      const paths = [
        ...text.matchAll(/`((?:src|tests|scripts|content|public|docs|bench|\.ci|\.vscode)\/[^`\s]*)`/g),
      ].map((m) => m[1]!);
      expect(paths.filter((path) => !made.test(path) && !existsSync(join(root, path.replace(/:\d.*$/, ''))))).toEqual(
        [],
      );
    });

    // In docs/pages, paths of a site: docs-site.test.ts builds it.
    it('every link between the documents works', () => {
      const links = [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#]+)/g)].map((m) => m[1]!);
      expect(links.filter((link) => !made.test(link) && !existsSync(join(root, link)))).toEqual([]);
    });

    it('every npm command exists', () => {
      const commands = [...text.matchAll(/npm (?:run )?([a-z:-]+)\b/g)].map((m) => m[1]!);
      const builtin = ['ci', 'test', 'install', 'create', 'exec'];
      expect(commands.filter((name) => !builtin.includes(name) && !(name in scripts))).toEqual([]);
    });
  });
}

describe('what is said of hosts', () => {
  it('names files that the build writes', () => {
    const written = emitHosts(
      sampleRelease,
      hosts.map(({ name }) => name),
      {},
    ).files.map(({ file }) => file);
    const told = ['README.md', 'docs/pages/hosts.md', 'docs/pages/deploy.md'].map(read).join('\n');
    const named = [...told.matchAll(/deploy\/(?:[a-z-]+\/)[\w.-]*/g)].map(([path]) => path);
    expect(named.length).toBeGreaterThan(10);
    const byRecipe = ['deploy/audit/', 'deploy/ci/', 'deploy/docker/', 'deploy/varnish/', 'deploy/haproxy/'];
    const missing = named.filter((path) => !byRecipe.includes(path) && !written.some((file) => file.startsWith(path)));
    expect(missing).toEqual([]);
  });
});
