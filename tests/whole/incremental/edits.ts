import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Choices, Project } from './project.ts';

/** A number below `n`. */
export type Random = (n: number) => number;

/** The state of a sequence of edits. */
export interface World {
  readonly project: Project;
  readonly random: Random;
  choices: Choices;
  /** Files that were written over, to be brought back by an undo. */
  readonly history: { readonly file: string; readonly text: string }[];
}

const word = (random: Random) => ['Pumpe', 'Kolben', 'Öl', '水', 'Dichtung', 'Ventil', 'Rohr'][random(7)];
const pick = <T>(list: readonly T[], random: Random): T | undefined => list[random(list.length)];

/** Changes of an editor, an operator or the world to a project between two builds. */
export const edits: Readonly<Record<string, (world: World) => void>> = {
  'a page gets another text': (world) => change(world, page(world), (text) => `${text}\n${word(world.random)}.\n`),
  'a page names a fact': (world) =>
    change(world, page(world), (text) => `${text}\n{{${pick(facts, world.random)}}} und [dort](/datenschutz/).\n`),
  'a page names a fact that nobody knows': (world) => change(world, page(world), (text) => `${text}\n{{company.no}}\n`),
  'a page gets another title': (world) =>
    change(world, page(world), (text) => text.replace(/^title: .*$/m, `title: ${word(world.random)} {{count pages}}`)),
  'a page gets another date': (world) =>
    change(world, page(world), (text) => text.replace(/^updated: .*$/m, `updated: 2026-01-${10 + world.random(20)}`)),
  'a page gets a heading, and a link to it': (world) =>
    change(world, page(world), (text) => `${text}\n## Teil ${world.random(3)}\n\n[hin](#teil-${world.random(3)})\n`),
  'a page becomes a draft, or none': (world) =>
    change(world, page(world), (text) =>
      text.includes('draft: true') ? text.replace('draft: true\n', '') : text.replace('---\n', '---\ndraft: true\n'),
    ),
  'a page gets another place in lists': (world) =>
    change(world, page(world), (text) =>
      text.replace(/^order: .*\n/m, '').replace('---\n', `---\norder: ${world.random(9)}\n`),
    ),
  'a page gets another address': (world) =>
    change(world, page(world), (text) =>
      text.replace(/^slug: .*\n/m, '').replace('---\n', `---\nslug: adresse-${world.random(6)}\n`),
    ),
  'a page is added': ({ project, random }) =>
    write(
      join(project.content, 'pages', pick(['', 'neu/', 'neu/tief/'], random) ?? '', `seite-${random(30)}.md`),
      newPage(random),
    ),
  'a page is deleted': (world) => {
    const file = page(world);
    if (file) rmSync(file);
  },
  'a page is renamed': (world) => {
    const file = page(world);
    if (file) renameSync(file, join(dirname(file), `umbenannt-${world.random(9)}.md`));
  },
  'pages change places': (world) => {
    const [a, b] = [page(world), page(world)];
    if (!a || !b || a === b) return;
    renameSync(a, `${a}~`);
    renameSync(b, a);
    renameSync(`${a}~`, b);
  },
  'a page is touched': (world) => {
    const file = page(world);
    if (file) utimesSync(file, 1_700_000_000 + world.random(1000), 1_700_000_000);
  },
  'a page gets other bytes of the same length': (world) =>
    change(world, page(world), (text) => text.replace(/[a-z](?=[a-z]*\.?\n*$)/, (c) => (c === 'a' ? 'b' : 'a'))),
  'a fact changes': (world) =>
    change(world, join(world.project.content, 'company.ts'), (text) =>
      text.replace(/companyNumber: '.*'/, `companyNumber: 'HRA ${1000 + world.random(9000)}'`),
    ),
  'a fact that no layout shows changes': (world) =>
    change(world, join(world.project.content, 'company.ts'), (text) =>
      text.replace(/summary: 'Baut [^']*'/, `summary: 'Baut ${word(world.random)} ${world.random(9)} für alle.'`),
    ),
  'the name of the site changes': (world) =>
    change(world, join(world.project.content, 'site.ts'), (text) =>
      text.replace(/name: 'Kleine Pumpen.*'/, `name: 'Kleine Pumpen ${world.random(4)}'`),
    ),
  'the site gets a notice, or none': (world) =>
    change(world, join(world.project.content, 'site.ts'), (text) =>
      text.includes('notice:')
        ? text.replace(/ {2}notice: .*\n/, '')
        : text.replace('  language:', `  notice: 'Heute ${word(world.random)}.',\n  language:`),
    ),
  'other hosts are chosen': (world) =>
    change(world, join(world.project.content, 'site.ts'), (text) =>
      text
        .replace(/ {2}hosts: .*\n/, '')
        .replace(
          '  language:',
          `  hosts: ${pick(["['nginx']", "['caddy']", "['nginx', 'node']"], world.random)},\n  language:`,
        ),
    ),
  'all pages in one file are wanted, or not': (world) =>
    change(world, join(world.project.content, 'site.ts'), (text) =>
      text.includes('llmsFull: false')
        ? text.replace('llmsFull: false', 'llmsFull: true')
        : text.replace('llmsFull: true', 'llmsFull: false'),
    ),
  'in-browser tools are wanted, or not': (world) => flipped(world, 'webMcp'),
  'a catalog for agents is wanted, or not': (world) => flipped(world, 'ard'),
  'the site says something else of itself': (world) =>
    inModule(
      world,
      'site',
      /description: 'Öffentliche Angaben.*'/,
      `description: 'Öffentliche Angaben: ${world.random(9)}'`,
    ),
  'a crawler is named': (world) =>
    inModule(world, 'site', /aiCrawlers: \[.*\]/, `aiCrawlers: ['Bot${world.random(3)}']`),
  'the content gets another base URL': (world) =>
    inModule(world, 'site', /baseUrl: '.*'/, `baseUrl: 'https://pumpen${world.random(3)}.example'`),
  'a module gets another date': (world) =>
    inModule(world, 'company', /updated: '.*'/, `updated: '2026-02-${10 + world.random(18)}'`),
  'office hours change': (world) => inModule(world, 'company', /opens: '.*?'/, `opens: '0${world.random(9)}:30'`),
  'a product changes': (world) =>
    inModule(world, 'company', /summary: 'Eine .*?'/, `summary: 'Eine ${word(world.random)}.'`),
  'a page gets another description': (world) =>
    change(world, page(world), (text) =>
      text.replace(/^description: .*$/m, `description: Von ${word(world.random)} ${world.random(9)}`),
    ),
  'the homepage gets another text': (world) =>
    change(world, join(world.project.content, 'pages/home.md'), (text) => `${text}\n${word(world.random)}.\n`),
  'an icon or the manifest is written by hand': ({ project, random }) =>
    write(join(project.public, pick(['favicon.svg', 'manifest.webmanifest'], random) ?? ''), '{}\n'),
  'a question changes': (world) =>
    change(
      world,
      join(world.project.content, 'faq/wie-laut.md'),
      (text) => `${text}\n${word(world.random)} {{count pages}}.\n`,
    ),
  'a skill changes': (world) =>
    change(world, join(world.project.content, 'skills/ask-for-a-quote/SKILL.md'), (text) => `${text}\nMore.\n`),
  'a skill gets another description': (world) =>
    change(world, join(world.project.content, 'skills/ask-for-a-quote/SKILL.md'), (text) =>
      text.replace(/^description: .*$/m, `description: Ask for ${word(world.random)} ${world.random(9)}.`),
    ),
  'a question gets another text, or none': (world) =>
    change(world, join(world.project.content, 'faq/wie-laut.md'), (text) =>
      text.replace(/\n---\n[\s\S]*/, `\n---\n${pick(['', '{{company.companyNumber}}.\n', '# Laut\n'], world.random)}`),
    ),
  'a question gets another place, or one that is none': (world) =>
    change(world, join(world.project.content, 'faq/wie-laut.md'), (text) =>
      text.replace(/^order: .*$/m, `order: ${pick(['1', '2', 'x', '"3"'], world.random)}`),
    ),
  'a module is written in another way': (world) =>
    change(world, join(world.project.content, `${pick(modules, world.random)}.ts`), (text) => `${text}// Nichts.\n`),
  'a module cannot be read': (world) =>
    change(world, join(world.project.content, `${pick(modules, world.random)}.ts`), (text) => `${text}export {};\n`),
  'a day is still to come': (world) =>
    change(world, join(world.project.content, `${pick(modules, world.random)}.ts`), (text) =>
      text.replace(/updated: '[^']*'/, "updated: '2999-01-01'"),
    ),
  'an id that another module names is another': (world) =>
    change(world, join(world.project.content, 'solutions.ts'), (text) => text.replace("id: 'giessen'", "id: 'giesen'")),
  'a public file is written': ({ project, random }) =>
    write(join(project.public, pick(['', 'ordner/'], random) ?? '', `datei-${random(4)}.txt`), `${word(random)}\n`),
  'a public file is deleted': ({ project, random }) => {
    const file = pick(filesIn(project.public), random);
    if (file) rmSync(file);
  },
  'an empty folder appears': ({ project, random }) =>
    mkdirSync(join(project.content, 'pages', `leer-${random(3)}`), { recursive: true }),
  'the last change is undone': ({ history }) => {
    const last = history.pop();
    if (last) write(last.file, last.text);
  },
  'another base URL is given, or none': (world) => {
    const baseUrl = world.choices.baseUrl === undefined ? 'https://andere.example' : undefined;
    world.choices = { ...world.choices, baseUrl };
  },
  'search engines are kept out, or not': (world) => toggle(world, '--noindex'),
  'files are changed in place, or not': (world) => toggle(world, '--in-place'),
  'everything is to be made anew, or not': (world) => toggle(world, '--full'),
  'Gazette itself changes': (world) => {
    world.choices = { ...world.choices, version: `version ${world.random(3)}` };
  },
  'a published file is deleted': ({ project, random }) => {
    const file = pick(filesIn(dirname(project.out)), random);
    if (file) rmSync(file);
  },
  'a published file is cut short': ({ project, random }) => {
    const file = pick(filesIn(dirname(project.out)), random);
    if (file) truncateSync(file, random(20));
  },
  'a bit of a published file flips': ({ project, random }) => flip(pick(filesIn(dirname(project.out)), random), random),
  'a bit of a cache flips': ({ project, random }) => flip(pick(filesIn(project.cache), random), random),
  'a cache is deleted': ({ project, random }) => {
    const file = pick(filesIn(project.cache), random);
    if (file) rmSync(file);
  },
  'all caches are deleted': ({ project }) => rmSync(project.cache, { recursive: true, force: true }),
  nothing: () => {},
};

const modules = ['access', 'company', 'industries', 'site', 'solutions'];
const facts = ['company.companyNumber', 'company.legalName', 'site.name', 'count pages', 'company.summary'];

function toggle(world: World, flag: string): void {
  const { flags } = world.choices;
  world.choices = {
    ...world.choices,
    flags: flags.includes(flag) ? flags.filter((f) => f !== flag) : [...flags, flag],
  };
}

function inModule(world: World, name: string, from: RegExp, to: string): void {
  change(world, join(world.project.content, `${name}.ts`), (text) => text.replace(from, to));
}

function flipped(world: World, feature: string): void {
  change(world, join(world.project.content, 'site.ts'), (text) =>
    text.replace(new RegExp(`${feature}: (true|false)`), (_, is) => `${feature}: ${is === 'false'}`),
  );
}

function newPage(random: Random): string {
  return `---\ntitle: "${word(random)} & ${word(random)}"\ndescription: Über {{company.legalName}}\nupdated: 2026-01-0${1 + random(9)}\n---\n\n## ${word(random)}\n\n${random(3) === 0 ? '{{company.summary}}' : ''}\n\n[Start](/anleitung/start/), [weiter](/datenschutz/#grundsatz).\n`;
}

function page({ project, random }: World): string | undefined {
  const all = filesIn(join(project.content, 'pages')).filter(
    (file) => file.endsWith('.md') && !file.endsWith('home.md'),
  );
  return pick(all, random);
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => join(folder, path))
    .filter((file) => lstatSync(file).isFile());
}

function change({ history }: World, file: string | undefined, to: (text: string) => string): void {
  if (file === undefined || !existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  history.push({ file, text });
  writeFileSync(file, to(text));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Damage that no stat shows. */
function flip(file: string | undefined, random: Random): void {
  if (file === undefined) return;
  const bytes = readFileSync(file);
  if (bytes.length === 0) return;
  const { atime, mtime } = lstatSync(file);
  const at = random(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
  writeFileSync(file, bytes);
  utimesSync(file, atime, mtime);
}
