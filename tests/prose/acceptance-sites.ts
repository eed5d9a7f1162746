import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { validate } from '../../src/content/check/validate.ts';
import { loadSources, type Sources } from '../../src/content/read/load.ts';
import type { Site } from '../../src/content/site.ts';
import { today } from './site-of.ts';

/** A sentence of acceptance/sentences/. */
export interface Row {
  readonly text: string;
  readonly kind: string;
  readonly place: 'page' | 'description' | 'question' | 'skill' | 'alt' | 'table';
  readonly contradicts: string | null;
}

const folder = new URL('acceptance/', import.meta.url).pathname;
const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
type Modules = Readonly<Record<string, unknown>> & { readonly facts: Readonly<Record<string, unknown>> };
const organisations = readJson('facts.json') as Readonly<Record<string, Modules>>;

/** The files of an organisation, with each sentence where an editor wrote it. */
function filesOf({ site, company, access, facts }: Modules, rows: readonly Row[]): Map<string, string> {
  const files = new Map<string, string>();
  const module = (name: string, value: unknown) =>
    files.set(`${name}.ts`, `export default ${JSON.stringify(value, null, 2)};\n`);
  for (const [name, value] of Object.entries({ site, company, access })) module(name, value);
  module('solutions', { updated: '2026-11-01', solutions: [], workflows: [], technologyStack: [] });
  for (const [name, value] of Object.entries(facts)) module(`facts/${name}`, value);
  const page = (title: string, description: string, body: string) =>
    `---\ntitle: ${title}\ndescription: ${description}\nupdated: 2026-11-01\n---\n\n${body}\n`;
  for (const name of ['home', 'privacy', 'terms']) files.set(`pages/${name}.md`, page(name, name, name));
  for (const [i, { text, place }] of rows.entries()) {
    const [question = '', ...answer] = text.split('\n');
    if (place === 'question')
      files.set(
        `faq/s-${i}.md`,
        `---\nquestion: ${JSON.stringify(question)}\ncategory: x\norder: ${i}\nupdated: 2026-11-01\n---\n\n${answer.join('\n')}\n`,
      );
    else if (place === 'skill')
      files.set(`skills/s-${i}/SKILL.md`, `---\nname: s-${i}\ndescription: A skill.\n---\n\n${text}\n`);
    else if (place === 'description') files.set(`pages/s-${i}.md`, page('x', JSON.stringify(text), 'x'));
    else files.set(`pages/s-${i}.md`, page('x', 'x', place === 'alt' ? `![${text}](x.png)` : text));
  }
  return files;
}

/** The languages of the set. */
export const languages = readdirSync(join(folder, 'sentences')).map((file) => file.slice(0, 2));

export const readRows = (language: string): Row[] => readJson(`sentences/${language}.json`) as Row[];

/** The organisation of a language, and its sources with these sentences in them. */
export function organisationOf(
  language: string,
  rows: readonly Row[],
): { readonly site: Site; readonly sources: Sources } {
  const modules = organisations[language];
  if (!modules) throw new Error(`no facts in ${language}`);
  const root = mkdtempSync(join(tmpdir(), 'gazette-acceptance-'));
  const problems: string[] = [];
  const read = (name: string, sentences: readonly Row[]) => {
    for (const [file, text] of filesOf(modules, sentences)) {
      const path = join(root, name, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    return loadSources(
      join(root, name),
      join(root, 'public'),
      ({ at, message }) => void problems.push(`${at?.file}: ${message}`),
    );
  };
  const facts = read('facts', []);
  const sources = read('sentences', rows);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const site = validate(
    facts,
    { preview: false, today } as Parameters<typeof validate>[1],
    ({ message }) => void problems.push(message),
  );
  if (!site) throw new Error(problems.join('\n'));
  return { site, sources };
}
