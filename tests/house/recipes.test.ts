import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { byTurn } from '../support/runs.ts';
import { copyOfProject, type Recipe, untrueOf } from './recipe.ts';
import * as recipes from './recipes.ts';

const contributing = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');
const project = copyOfProject();

/** Follows a recipe in the copy, and builds. */
function follow({ edits, given = {} }: Recipe): void {
  project.apply(given);
  project.apply(edits);
  build();
}

function build(): void {
  const { status, output } = project.gazette('build');
  expect(output).toContain('✓ Built');
  expect(status).toBe(0);
}

const json = (file: string) => JSON.parse(project.read(file));

// Makes the pictures, which later builds keep.
beforeAll(build);
afterEach(() => project.restore());

describe.each(Object.entries(recipes))('%s', (_name, recipe) => {
  it('touches the files that CONTRIBUTING.md says, and as many lines', () => {
    expect(untrueOf(recipe, contributing)).toEqual([]);
  });
});

it('a recipe that touches other files, or more lines, is found out', () => {
  const { rows, edits } = recipes.discoveryDocument;
  const table = 'src/documents/index.ts';
  const without = (file: string) => Object.fromEntries(Object.entries(edits).filter(([name]) => name !== file));
  const judged = (changed: Recipe['edits']) => untrueOf({ rows, edits: changed }, contributing);
  expect(judged(without(table))).toEqual([`told, not touched: ${table}`]);
  expect(judged({ ...edits, 'src/core/url.ts': '' })).toEqual(['touched, not told: src/core/url.ts']);
  expect(judged({ ...edits, [table]: [['', 'a\nb\nc']] })).toEqual([`3 lines in ${table}`]);
});

/** Each is a build by a program that is bundled anew: at each turn every fourth one, and all together. */
let added = 0;
const isAsked = (name: string, test: () => void) =>
  (byTurn([0, 1, 2, 3], 4).includes(added++ % 4) ? it : it.skip)(name, test);

describe('what is added is found', () => {
  isAsked(
    'an API document: in its file, the index, the description, the catalog, its reference page and the hosts',
    () => {
      follow(recipes.apiDocument);
      expect(json('dist/api/v1/awards.json').awards.length).toBeGreaterThan(0);
      expect(json('dist/api/v1/index.json').resources.map(({ name }: { name: string }) => name)).toContain('awards');
      const openapi = json('dist/api/v1/openapi.json');
      expect(openapi.paths['/api/v1/awards.json'].get.operationId).toBe('getAwards');
      expect(openapi.components.schemas.Awards.properties.awards).toBeDefined();
      const places = [
        'dist/.well-known/api-catalog',
        'dist/docs/api/awards.md',
        'dist/docs/api.md',
        'dist/docs/api/index.html',
      ];
      expect(project.filesWith('dist', '/api/v1/awards.json')).toEqual(expect.arrayContaining(places));
      expect(project.filesWith('deploy', '/api/v1/awards.json')).toContain('deploy/nginx/gazette.conf');
    },
  );

  isAsked('a discovery document: in its file, llms.txt and the hosts', () => {
    follow(recipes.discoveryDocument);
    expect(json('dist/.well-known/gpc.json').gpc).toBe(true);
    expect(project.filesWith('dist', '/.well-known/gpc.json')).toContain('dist/llms.txt');
    expect(project.filesWith('deploy', '/.well-known/gpc.json')).toContain('deploy/nginx/gazette.conf');
  });

  isAsked('a page: in HTML and Markdown, sitemap, llms.txt and the hosts', () => {
    follow(recipes.contentPage);
    expect(project.filesWith('dist', 'canary of a page')).toEqual(
      expect.arrayContaining(['dist/press.md', 'dist/press/index.html']),
    );
    expect(project.filesWith('dist', '/press/')).toContain('dist/sitemap.xml');
    expect(project.filesWith('dist', '/press.md')).toContain('dist/llms.txt');
    expect(project.filesWith('deploy', '/press/')).toContain('deploy/gazette.manifest.json');
  });

  isAsked('a content field: builds, and nothing of it is public', () => {
    follow(recipes.contentField);
    expect(project.filesWith('dist', 'Canary of a motto')).toEqual([]);
    expect(project.filesWith('deploy', 'Canary of a motto')).toEqual([]);
  });

  isAsked('a published field: in its document, the description and the page that shows it', () => {
    follow(recipes.publishedField);
    expect(json('dist/api/v1/company.json').motto).toBe('Canary of a motto');
    expect(json('dist/api/v1/openapi.json').components.schemas.Company.properties.motto.type).toBe('string');
    expect(project.filesWith('dist', 'Canary of a motto')).toEqual(
      expect.arrayContaining(['dist/company/index.html', 'dist/company.md']),
    );
  });

  isAsked('a host: in deploy/, and known to --host', () => {
    follow(recipes.host);
    expect(project.read('deploy/plain-files/paths.txt')).toContain('/api/v1/company.json');
    expect(project.read('deploy/plain-files/README.md')).toContain('Upload all of `dist/`.');
    expect(project.gazette('build', '--host', 'plain-files').status).toBe(0);
  });

  isAsked('a check with its problem code: in what check prints, and as a page', () => {
    follow(recipes.check);
    const { output, status } = project.gazette('check');
    expect(output).toContain('content/pages/loud.md warning expected small letters, got "COME AND SEE"  [title-loud]');
    expect(status).toBe(0);
    const tests = ['run', 'tests/problems/pages.test.ts', '--update', '-t', 'title-loud'];
    expect(project.run('node_modules/vitest/vitest.mjs', ...tests).output).toContain('1 passed');
    expect(project.read('docs/pages/problems/title-loud.md')).toContain('title: OPENING HOURS');
  });

  isAsked('a kind for new: in its help, and it writes what builds', () => {
    project.apply(recipes.newKind.edits);
    expect(project.gazette('new', '--help').output).toContain('|note|');
    const made = project.gazette('new', 'note', '--title', 'Fire drill', '--text', 'At noon.');
    expect(made.output).toContain('✓ Wrote content/pages/fire-drill.md');
    build();
    rmSync(join(project.folder, 'content/pages/fire-drill.md'));
    expect(existsSync(join(project.folder, 'dist/fire-drill/index.html'))).toBe(true);
  });

  isAsked('all of it together has no type error', () => {
    for (const { edits, given = {} } of Object.values(recipes)) {
      if (edits !== recipes.publishedField.edits) project.apply(given);
      project.apply(edits);
    }
    // The next command writes what the editor files say of the new field.
    project.apply({
      'tsconfig.types.json': JSON.stringify({ extends: './tsconfig.json', include: ['src', 'scripts'] }),
    });
    expect(project.run('node_modules/typescript/bin/tsc', '--project', 'tsconfig.types.json').output).toBe('');
  });
});
