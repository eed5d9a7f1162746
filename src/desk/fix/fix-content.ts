import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, sep } from 'node:path';
import { resolvePageAddress } from '../../checks/links/causes.ts';
import { build } from '../../compile/build.ts';
import { listSiteLanguages } from '../../content/languages/languages.ts';
import { stripMetadata } from '../../content/metadata/metadata.ts';
import { loadSources, type Sources } from '../../content/read/load.ts';
import { escapeRegExp } from '../../core/escape.ts';
import { compareCodeUnits, type Fix, type Position, type Problem } from '../../core/problem.ts';
import { readIfExists, resolveSourcePath } from '../../edit/source/source-path.ts';
import { toOffset } from '../../edit/source/text-edit.ts';
import { changeFiles, type ProjectChange } from '../../publish/change/change-files.ts';
import { repairFrontMatter } from './repair-front-matter.ts';
import { repairModule } from './repair-module.ts';
import { findToken, type Replacement, replaceValues, replaceWords, type WordReplacement } from './replace-values.ts';

type Options = Parameters<typeof build>[0];
type Wanted = Replacement & { readonly field?: string | undefined };

/** One mistake can hide another; each round needs the one before, and this many settle any file. */
const rounds = 4;

/** Mends what can be mended without guessing, in place, and returns what was changed, in the order it was. */
export const fixContent = (options: Options): AppliedFix[] => changeFiles(options, (change) => fixAll(options, change));

function fixAll(options: Options, change: ProjectChange): AppliedFix[] {
  const mended: AppliedFix[] = [];
  for (let round = 0; round < rounds; round++) {
    const sources = loadSources(options.contentDir, options.publicDir, () => {});
    const { problems } = build(options);
    const whole = [...fixNames(problems, options, change), ...fixSyntax(problems, options, change)];
    const values = [...whole, ...fixValues(problems, whole, sources, options, change)];
    // Words stand at the places that were found: a file in which something else has moved waits for the next round.
    const touched = new Set(values.map(({ at }) => at.file));
    const words = fixWords(problems, touched, options, change);
    const done = [...values, ...words, ...fixMetadata(problems, options, change)];
    if (done.length === 0) break;
    for (const each of done) mended.push(each);
  }
  return mended;
}

function fixValues(
  problems: readonly Problem[],
  done: readonly AppliedFix[],
  sources: Sources,
  options: Options,
  change: ProjectChange,
): AppliedFix[] {
  // Places change in files that were written.
  const moved = new Set(done.map(({ at }) => at.file));
  const wanted = new Map<string, Wanted[]>();
  const want = (each: Wanted) => {
    const known = wanted.get(each.at.file);
    if (known) known.push(each);
    else wanted.set(each.at.file, [each]);
  };
  for (const { at, field, fix } of problems)
    if (fix?.kind === 'value' && at && 'line' in at) want({ at, field, from: fix.from, to: fix.to });
  for (const fix of findOrderFixes(sources)) want({ ...fix, field: 'order' });
  for (const fix of findRelativeLinkFixes(sources, problems)) want(fix);
  return [...wanted].flatMap(([file, all]) => {
    const path = moved.has(file) ? undefined : resolveSourcePath(file, options);
    const raw = path && readIfExists(path);
    return path !== undefined && raw !== undefined ? fixFile(path, file, raw, all, change) : [];
  });
}

/** Words of texts, the last of a file first, so that the places of the others stay. */
function fixWords(
  problems: readonly Problem[],
  touched: ReadonlySet<string>,
  options: Options,
  change: ProjectChange,
): AppliedFix[] {
  const wanted = new Map<string, WordReplacement[]>();
  for (const { at, fix } of problems) {
    if (fix?.kind !== 'words' || !at || !('line' in at) || touched.has(at.file)) continue;
    wanted.set(at.file, [...(wanted.get(at.file) ?? []), { at, from: fix.from, to: fix.to }]);
  }
  return [...wanted].flatMap(([file, all]): AppliedFix[] => {
    const path = resolveSourcePath(file, options);
    const raw = path && readIfExists(path);
    if (path === undefined || raw === undefined) return [];
    const changed = replaceWords(file, raw, all);
    if (!changed) return [];
    change.write(path, changed.text);
    return changed.done.map(({ at, from, to }) => ({ at, from: JSON.stringify(from), to: JSON.stringify(to) }));
  });
}

function fixFile(
  path: string,
  file: string,
  raw: string,
  wanted: readonly Wanted[],
  change: ProjectChange,
): AppliedFix[] {
  const text = raw.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  // Values that cannot be replaced (YAML on several lines) are left to the editor.
  const can = wanted.filter(({ at, from }) => findToken(file, text, toOffset(text, at))?.value === from);
  const once = [...new Map(can.map((each) => [`${each.at.line}:${each.at.col}`, each])).values()];
  const changed = once.length === 0 ? undefined : replaceValues(file, raw, once);
  if (changed === undefined) return [];
  change.write(path, changed);
  return once.map(({ at, field, from, to }) => ({ at, field, from: JSON.stringify(from), to: JSON.stringify(to) }));
}

/** Front matter and typed modules that cannot be read, where their text leaves no doubt. */
function fixSyntax(problems: readonly Problem[], options: Options, change: ProjectChange): AppliedFix[] {
  const broken = problems.filter(({ code }) => /^(?:front-matter|module)-/.test(code));
  const files = new Map(broken.map(({ at, message }) => [at?.file ?? '', { at, message }] as const));
  return [...files].flatMap(([file, { at, message }]): AppliedFix[] => {
    const path = resolveSourcePath(file, options);
    const raw = path && readIfExists(path);
    const repair = file.endsWith('.ts') ? repairModule : repairFrontMatter;
    const mended = raw === undefined ? undefined : repair(file, raw);
    if (path === undefined || mended === undefined || !at) return [];
    change.write(path, mended);
    return [{ at, from: message, to: 'as it was meant' }];
  });
}

/**
 * Leads what the content says of a file of public/, a page or news to its new name: `public/Our Flyer.PDF` stands in it as
 * `/Our Flyer.PDF` or `/Our%20Flyer.PDF`. Takes both names with their folder; returns what was changed, by file.
 */
function renameInContent(
  before: string,
  after: string,
  { contentDir }: { readonly contentDir: string },
  change: ProjectChange,
): AppliedFix[] {
  const [from, to] = [addressOf(before), addressOf(after)];
  // A disk may have é as e with an accent behind it, where a text has one character.
  const forms = [from, from.normalize('NFC'), from.normalize('NFD')];
  const spellings = [...new Set(forms.flatMap((form) => [form, encodeURI(form), form.replaceAll(' ', '%20')]))]
    .map(escapeRegExp)
    .join('|');
  // Part of a longer path or name it is another file.
  const written = new RegExp(`(?<![\\p{L}\\p{N}./_-])(?:${spellings})(?![\\p{L}\\p{N}/_%-])`, 'gu');
  return contentFiles(contentDir).flatMap((name): AppliedFix[] => {
    const path = join(contentDir, name);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(written, () => to);
    if (changed === text) return [];
    change.write(path, changed);
    return [{ at: { file: `content/${name.split(sep).join('/')}` }, from, to }];
  });
}

/** `public/logo.svg` → `/logo.svg`, `content/pages/for-you.de.md` → `/for-you/`. */
const addressOf = (file: string): string =>
  file
    .replace(/^(?:public|content\/pages|content(?=\/news\/))/, '')
    .replace(/(?:\.[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*)?\.md$/, '/');

const contentFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|ts)$/.test(name) && !name.endsWith('.d.ts'))
    .sort();

/** `content/faq/How_Much.md` → `content/faq/how-much.md`, where that is free: the name is an address or an id. */
function fixNames(problems: readonly Problem[], options: Options, change: ProjectChange): AppliedFix[] {
  return problems.flatMap(({ at, fix }): AppliedFix[] => {
    if (fix?.kind === 'folder-name') return fixFolder(fix, options, change);
    const path = at && resolveSourcePath(at.file, options);
    if (fix?.kind !== 'file-name' || path === undefined || !at) return [];
    const target = join(dirname(path), fix.to);
    const from = basename(path);
    // Two problems may name one file. Asked by its listing: a file system that ignores case says that `about.md` is there where `About.md` is.
    if (!existsSync(path) || readdirSync(dirname(path)).includes(fix.to)) return [];
    change.rename(path, target);
    const folder = at.file.slice(0, -from.length);
    const hasAddress = /^(?:public|content\/(?:pages|news))\//.test(folder);
    const links = hasAddress ? renameInContent(at.file, folder + fix.to, options, change) : [];
    return [{ at, from, to: fix.to }, ...links];
  });
}

/** `public/Our Flyers/` → `public/our-flyers/`, with the links to what is in it; once, however many problems name it. */
function fixFolder(
  { folder, to }: Extract<Fix, { kind: 'folder-name' }>,
  options: Options,
  change: ProjectChange,
): AppliedFix[] {
  const path = resolveSourcePath(folder, options);
  if (path === undefined || !existsSync(path) || readdirSync(dirname(path)).includes(to)) return [];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/'));
  const renamed = `${folder.slice(0, folder.lastIndexOf('/'))}/${to}`;
  change.rename(path, join(dirname(path), to));
  // No link names a file of content/.
  const isPublic = folder.startsWith('public/');
  const links = (isPublic ? files : []).flatMap((name) =>
    renameInContent(`${folder}/${name}`, `${renamed}/${name}`, options, change),
  );
  return [{ at: { file: folder }, from: basename(folder), to }, ...links];
}

/** Takes what programs wrote into pictures out of them; the picture itself stays, byte for byte. */
function fixMetadata(
  problems: readonly Problem[],
  options: Parameters<typeof resolveSourcePath>[1],
  change: ProjectChange,
): AppliedFix[] {
  const files = new Set(problems.flatMap(({ at, fix }) => (fix?.kind === 'metadata' && at ? [at.file] : [])));
  return [...files].flatMap((file): AppliedFix[] => {
    const path = resolveSourcePath(file, options);
    const before = path === undefined ? undefined : readFileSync(path);
    const made = before && stripMetadata(file, before);
    if (path === undefined || !made || !before) return [];
    change.write(path, made);
    const said = problems.filter(({ at, fix }) => fix?.kind === 'metadata' && at?.file === file);
    const from = said.map(({ says = '' }) => says).join(', ');
    return [{ at: { file }, field: 'metadata', from, to: `${before.length - made.length} bytes less` }];
  });
}

/** A question whose place in the list is shared with another one. */
interface OrderFix {
  readonly at: Position;
  readonly from: string;
  readonly to: string;
}

/**
 * Gives questions that share an `order` places of their own, so that the list stays as it is shown today (by order,
 * then file name) and changes as few files as that needs.
 */
export function findOrderFixes({ faq }: Sources): OrderFix[] {
  const placed = faq
    .flatMap(({ file, frontMatter }) => {
      const { order } = frontMatter.value as { order?: unknown };
      return typeof order === 'string' && /^\d{1,6}$/.test(order)
        ? [{ file, order, at: frontMatter.locate(['order']) }]
        : [];
    })
    .sort((a, b) => Number(a.order) - Number(b.order) || compareCodeUnits(a.file, b.file));
  let last = -1;
  return placed.flatMap(({ order, at }) => {
    last = Math.max(last + 1, Number(order));
    return last === Number(order) ? [] : [{ at, from: order, to: String(last) }];
  });
}

/** A mistake that was mended. */
export interface AppliedFix {
  readonly at: Position | { readonly file: string };
  readonly field?: string | undefined;
  readonly from: string;
  readonly to: string;
}

/** A link as it is written, and the address that it means. */
interface LinkFix {
  readonly at: Position;
  readonly from: string;
  readonly to: string;
}

/**
 * Links that lead to files, as editors and other generators write them (`../privacy.md`, `logo.svg`,
 * `/content/pages/privacy.md`): to the page or the file of public/ that is there, under its address.
 */
function findRelativeLinkFixes(sources: Sources, problems: readonly Problem[]): LinkFix[] {
  return problems.flatMap(({ code, at }): LinkFix[] => {
    if ((code !== 'markdown-link-unsafe' && code !== 'link-dead') || !at || !('line' in at)) return [];
    const all = [...sources.pages, ...sources.faq, ...(sources.news ?? [])];
    const source = all.find(({ file }) => file === at.file);
    const line = source?.body.split('\n')[at.line - source.bodyLine] ?? '';
    const [from] = /^[^\s()<>[\]"'`|\\]+/.exec(line.slice(at.col - 1)) ?? [];
    const to = from === undefined ? undefined : addressMeant(from, at.file, sources);
    return from === undefined || to === undefined ? [] : [{ at, from, to }];
  });
}

function addressMeant(link: string, file: string, sources: Sources): string | undefined {
  const [path = '', fragment] = link.split('#', 2);
  if (path === '' || /^[a-z][a-z\d+.-]*:|^\/\/|[?%]/i.test(path)) return undefined;
  if (path.startsWith('/') && !path.startsWith('/content/')) return undefined;
  const target = posix.normalize(path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path));
  const anchor = fragment === undefined ? '' : `#${fragment}`;
  const languages = listSiteLanguages(sources);
  const addresses = [...sources.pages, ...(sources.news ?? [])].map((page) => [
    page.file,
    resolvePageAddress(page, languages),
  ]);
  const page = addresses.find(([name]) => name === target)?.[1];
  if (page !== undefined) return page + anchor;
  // Files of public/ are served at their path, from wherever a page links to them.
  const rooted = `/${path.replace(/^(?:\.{1,2}\/)*(?:public\/)?/, '')}`;
  const isThere = sources.publicFiles.some((each) => `/${each.file}` === rooted);
  return isThere || addresses.some(([, address]) => address === rooted) ? rooted + anchor : undefined;
}
