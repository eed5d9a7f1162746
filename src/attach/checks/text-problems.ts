import { type Allowed, allowedIn } from '../../checks/private/allowed.ts';
import { findPrivate } from '../../checks/private/find.ts';
import { codeIn, problemOf } from '../../checks/private/judge.ts';
import { findInName } from '../../checks/private/names.ts';
import type { Found } from '../../checks/private/rule.ts';
import { ownFacts } from '../../checks/prose/facts/own-facts.ts';
import { type Prepared, prepare } from '../../checks/prose/prepared.ts';
import { judge } from '../../checks/prose/prose.ts';
import { unitsOfMarkdown } from '../../checks/prose/read/blocks.ts';
import type { Edition } from '../../compile/compile.ts';
import { typedModules } from '../../content/read/load.ts';
import { forbiddenCharacters } from '../../core/characters.ts';
import { sha256 } from '../../core/digest.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { applyWaivers, type Waiver } from '../../core/waivers.ts';
import { decode, readable } from '../html/decode.ts';
import { withTargets } from '../markdown/to-markdown.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import type { PageRead } from '../read/page-read.ts';
import { placeOfCharacter, placeOfWords } from './place-of-words.ts';
import { ToldOnce } from './told-once.ts';

/** What was found in texts before, by all that they were judged by. */
export interface Findings {
  of(file: string, basis: string, find: () => readonly Problem[]): readonly Problem[];
}

/** Judges the texts of pages by our content alone, one page at a time. */
export interface TextJudge {
  /** Names all that a page is judged by: with the same, the same is found. */
  basis(read: PageRead): string;
  find(file: string, read: PageRead, bytes: () => Uint8Array): readonly Problem[];
}

/** A judge of texts; `today` is YYYY-MM-DD. */
export function textJudge({ site, sources }: Pick<Edition, 'site' | 'sources'>, today: string): TextJudge {
  const allowed = allowedIn(sources);
  const prepared = prepare(ownFacts(site, sources));
  const facts = sha256(JSON.stringify([...typedModules(sources)].map(({ value }) => value)) + today + allowed.digest);
  const languageOf = (read: PageRead) => read.language || site.language;
  return {
    basis: (read) => `${facts} ${languageOf(read)} ${sha256(linkedText(read))}`,
    find(file, read, bytes) {
      const text = textOf(read);
      const problems = [
        ...contradictions(file, text, languageOf(read), prepared, today),
        ...privateItems(file, linkedText(read), allowed, site.baseUrl),
        ...privateNames(file, allowed),
        ...hiddenItems(file, text),
      ];
      if (problems.length === 0) return [];
      const own = bytes();
      const html = readable(own, decode(own));
      return problems.map(({ words, hidden, ...problem }) => ({
        ...problem,
        at: {
          file,
          ...((hidden === undefined ? placeOfWords(html, words) : placeOfCharacter(html, hidden)) ?? read.places.head),
        },
      }));
    },
  };
}

const textOf = ({ title, description, main }: PageRead) => [title, description, main?.markdown ?? ''].join('\n\n');
/** With the addresses of its links and pictures, which a mirror has too. */
const linkedText = ({ title, description, main }: PageRead) =>
  [title, description, main ? withTargets(main, (target) => target) : ''].join('\n\n');

/**
 * What texts of pages say that facts contradict (`foreign-contradiction`), what is private in them (`foreign-private`), and
 * secrets (`foreign-secret`), and what hides in them (`foreign-hidden`). Returns the files of pages with secrets or hidden
 * characters that no waiver knows for samples: these are not to be copied anywhere.
 */
export function textProblems(
  edition: Edition,
  { found, pages }: ForeignSite,
  today: string,
  findings: Findings,
  waivers: readonly Waiver[],
  report: Report,
): ReadonlySet<string> {
  const judge = textJudge(edition, today);
  const told = new ToldOnce();
  for (const { file, read, without } of pages) {
    if (without) continue;
    const own = findings.of(file, judge.basis(read), () => judge.find(file, read, () => found.bytes(file)));
    for (const each of own) told.note(`${each.code} ${each.says}`, file, each);
  }
  told.tell(report);
  const secrets = [...told.groups()].filter(
    ({ problem: { code } }) => code === 'foreign-secret' || code === 'foreign-hidden',
  );
  const problems = secrets.map(({ problem }) => problem);
  const known = new Set(applyWaivers(problems, waivers, { today, by: 'nothing' }).waived);
  return new Set(secrets.flatMap(({ problem, files }) => (known.has(problem) ? [] : [...files])));
}

function contradictions(file: string, text: string, language: string, prepared: Prepared, today: string): Said[] {
  const found: Said[] = [];
  const prose = {
    language,
    raw: text,
    isFilled: false,
    units: () => unitsOfMarkdown(text),
    positionAt: () => ({ file, line: 1, col: 1 }),
  };
  judge(prose, prepared, today, ({ fix: _, ...problem }) =>
    found.push({ ...problem, code: 'foreign-contradiction', words: problem.says ?? '' }),
  );
  return found;
}

function privateItems(file: string, text: string, allowed: Allowed, baseUrl: string): Said[] {
  return findPrivate(text, { allowed, isCode: codeIn(text) })
    .filter(({ value }) => !value.startsWith(baseUrl))
    .map((each) => told(file, each, 'Take it out of the page, where it is public as it stands.', each.value));
}

/** Its address would be that of a mirror, and stand in lists. */
function privateNames(file: string, allowed: Allowed): Said[] {
  return findInName(file.replace(/(?:(?:^|\/)index)?\.html?$/, ''), allowed).map((each) =>
    told(file, each, 'Give the page another name: it is a part of its address.', ''),
  );
}

function told(file: string, found: Found, hint: string, words: string): Said {
  const { message, says } = problemOf(found);
  const code = found.code === 'private-secret' ? 'foreign-secret' : 'foreign-private';
  return { code, at: { file }, message, hint, ...(says !== undefined && { says }), words };
}

/** A problem, and the words by which its place is found: of what is private they are never told. */
type Said = Problem & { readonly words: string; readonly hidden?: number };

/** Characters with which text says something else to programs than to people; what is merely loose is not copied. */
function hiddenItems(file: string, text: string): Said[] {
  return forbiddenCharacters(text).map(({ name, code }) => ({
    code: 'foreign-hidden',
    at: { file },
    message: `expected text without hidden characters, got ${name}`,
    hint: 'Take it out of the page: until then the page gets no mirror.',
    says: name,
    words: '',
    hidden: code,
  }));
}
