import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Command, commands, formerCommands } from '../../src/commands/index.ts';
import { emitHosts } from '../../src/hosts/emit.ts';
import { hosts } from '../../src/hosts/index.ts';
import { sampleRelease } from '../http/sample-release.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'bench/README.md'],
  // The pages of the problem codes are written by a test of their own.
  ...readdirSync(join(root, 'docs/pages'), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.md') && !name.startsWith('problems/') ? [`docs/pages/${name}`] : [],
  ),
  ...readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Files that only a build makes, and those that only an example names. */
const made =
  /^(?:dist|deploy|\.cache)\b|^scripts\/send\.py|^content\/facts\/releases\/|[<*…]|[^ -~]|^content\/(?:faq\/opening-hours|pages\/press|brand\.|(?:contract|accepted)\.json|waivers\.|ledger\/|log\/|imports\/)/;

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
      const links = [
        ...text.replace(/`[^`\n]*`/g, '').matchAll(/\]\((?!https?:|mailto:|tel:|references\/|#|\/)([^)#]+)/g),
      ].map((m) => m[1]!);
      expect(links.filter((link) => !made.test(link) && !existsSync(join(root, dirname(document), link)))).toEqual([]);
    });

    it('every command of Gazette and its flags exist', () => {
      const wrong = [...text.matchAll(/\bgazette ([a-z]+)\b( [a-z0-9]+\b)?([^`|\n]*)/g)].flatMap(
        ([call, name = '', mode = '', rest = '']) => {
          const known = [`${name}${mode}`, name].find((each) => Object.hasOwn(commands, each));
          if (known === undefined) return formerCommands[name] === undefined ? [] : [call];
          const { flags }: Command = commands[known as keyof typeof commands];
          // Fields of a fact module are flags.
          if (known === 'new') return [];
          return [...rest.matchAll(/ --([a-z-]+)/g)].flatMap(([, flag = '']) => (flag in flags ? [] : [call]));
        },
      );
      expect(wrong).toEqual([]);
    });

    it('every npm command exists', () => {
      const commands = [...text.matchAll(/npm (?:run )?([a-z:-]+)\b/g)].map((m) => m[1]!);
      const builtin = ['audit', 'ci', 'test', 'install', 'create', 'exec'];
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
    const told = ['README.md', 'docs/pages/reference/hosts.md', 'docs/pages/how-to/deploy.md'].map(read).join('\n');
    const named = [...told.matchAll(/deploy\/(?:[a-z-]+\/)[\w.-]*/g)].map(([path]) => path);
    expect(named.length).toBeGreaterThan(10);
    const byRecipe = [
      'deploy/audit/',
      'deploy/ci/',
      'deploy/dns/',
      'deploy/docker/',
      'deploy/varnish/',
      'deploy/haproxy/',
    ];
    const missing = named.filter((path) => !byRecipe.includes(path) && !written.some((file) => file.startsWith(path)));
    expect(missing).toEqual([]);
  });
});
