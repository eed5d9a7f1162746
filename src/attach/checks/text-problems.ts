import { findNameCandidates } from '../../checks/private/candidates.ts';
import { type AllowedValues, checkCandidates, collectAllowedValues } from '../../checks/private/check-candidates.ts';
import type { CompiledSite } from '../../compile/compile.ts';
import { listTypedModules } from '../../content/read/load.ts';
import { findForbiddenCharacters } from '../../core/characters.ts';
import { decodeText } from '../../core/decode-text.ts';
import { sha256 } from '../../core/digest.ts';
import { pluralize } from '../../core/pluralize.ts';
import type { Problem, Report } from '../../core/problem.ts';
import type { PrivateCandidate } from '../../core/records.ts';
import { applyWaivers, type Waiver } from '../../core/waivers.ts';
import { collectOwnFacts } from '../../prose/facts/own-facts.ts';
import { type PreparedFacts, prepareFacts } from '../../prose/prepared-facts.ts';
import { checkProseText } from '../../prose/prose.ts';
import { splitMarkdownUnits } from '../../prose/read/units.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import type { PageData } from '../read/parse-head.ts';
import { findPositions, type PagePosition } from '../read/parse-page.ts';

/** Cache of the problems of a text, by all inputs of its check. */
export interface TextProblemCache {
  of(file: string, basis: string, find: () => readonly Problem[]): readonly Problem[];
}

/** Finds problems of one text after the other; `today` is YYYY-MM-DD. */
function createTextChecker(
  { site, sources }: Pick<CompiledSite, 'site' | 'sources'>,
  today: string,
  isWithheld: boolean,
) {
  const allowed = collectAllowedValues(sources);
  const prepared = prepareFacts(collectOwnFacts(site, sources));
  const facts = sha256(JSON.stringify([...listTypedModules(sources)].map(({ value }) => value)) + today + isWithheld);
  const languageOf = (read: PageData) => read.language || site.language;
  return {
    /** All that the problems of a page depend on. */
    basis: (read: PageData) => `${facts} ${languageOf(read)} ${sha256(textOf(read) + JSON.stringify(read.candidates))}`,
    find(file: string, read: PageData, bytes: () => Uint8Array): readonly Problem[] {
      const text = textOf(read);
      const items = [...privateItems(file, read, allowed, site.baseUrl), ...privateNames(file, allowed, bytes)];
      // A draft contradicts nobody.
      const said = isWithheld ? [] : contradictions(file, text, languageOf(read), prepared, today);
      const problems = [...said, ...hiddenItems(file, text)];
      if (problems.length === 0) return items;
      const html = decodeText(bytes());
      const placed = problems.map(({ words, hidden, ...problem }) => ({
        ...problem,
        at: {
          file,
          ...((hidden === undefined ? findWordsPosition(html, words) : findCharacterPosition(html, hidden)) ??
            findPositions(bytes()).head),
        },
      }));
      return [...items, ...placed];
    },
  };
}

const textOf = ({ title, description, main }: PageData) => [title, description, main?.markdown ?? ''].join('\n\n');
/**
 * Reports texts that contradict facts (`foreign-contradiction`), private data (`foreign-private`), secrets
 * (`foreign-secret`) and hidden characters (`foreign-hidden`). Returns files with unwaived secrets or hidden
 * characters, which must not be copied, with the reason.
 */
export function checkPageTexts(
  edition: CompiledSite,
  { found, pages }: ForeignSite,
  today: string,
  findings: TextProblemCache,
  waivers: readonly Waiver[],
  report: Report,
  isWithheld: boolean,
): ReadonlyMap<string, 'secret' | 'hidden'> {
  const judge = createTextChecker(edition, today, isWithheld);
  const told = new ProblemGroups();
  for (const { file, read, without } of pages) {
    if (without) continue;
    const own = findings.of(file, judge.basis(read), () => judge.find(file, read, () => found.bytes(file)));
    for (const each of own) told.note(`${each.code} ${each.says}`, file, () => each);
  }
  told.tell(report);
  return findUnsafeFiles(told, waivers, today);
}

/** Files that must not be copied, with the reason. */
function findUnsafeFiles(
  told: ProblemGroups,
  waivers: readonly Waiver[],
  today: string,
): ReadonlyMap<string, 'secret' | 'hidden'> {
  const secrets = [...told.groups()].filter(
    ({ problem: { code } }) => code === 'foreign-secret' || code === 'foreign-hidden',
  );
  const problems = secrets.map(({ problem }) => problem);
  const known = new Set(applyWaivers(problems, waivers, { today, by: 'nothing' }).waived);
  const reasons = new Map<string, 'secret' | 'hidden'>();
  for (const { problem, files } of secrets) {
    if (known.has(problem)) continue;
    for (const file of files)
      if (reasons.get(file) !== 'secret') reasons.set(file, problem.code === 'foreign-secret' ? 'secret' : 'hidden');
  }
  return reasons;
}

function contradictions(file: string, text: string, language: string, prepared: PreparedFacts, today: string): Said[] {
  const found: Said[] = [];
  const prose = {
    language,
    raw: text,
    isFilled: false,
    units: () => splitMarkdownUnits(text),
    positionAt: () => ({ file, line: 1, col: 1 }),
  };
  checkProseText(prose, prepared, today, ({ fix: _, ...problem }) =>
    found.push({ ...problem, code: 'foreign-contradiction', words: problem.says ?? '' }),
  );
  return found;
}

/** Addresses below the base URL are our own; that of a canonical link is told by `foreign-canonical`. */
function privateItems(
  file: string,
  { candidates, canonical = '' }: PageData,
  allowed: AllowedValues,
  baseUrl: string,
): Problem[] {
  const own = candidates.filter(
    ({ value }) => !value.startsWith(baseUrl) && (value === '' || !canonical.includes(value)),
  );
  return judged(file, own, allowed, 'Take it out of the page, where it is public as it stands.');
}

/** File names show in mirror addresses and in lists. */
function privateNames(file: string, allowed: AllowedValues, bytes: () => Uint8Array): Problem[] {
  const name = file.replace(/(?:(?:^|\/)index)?\.html?$/, '');
  const candidates = findNameCandidates(name, { file, line: 1, col: 1 });
  const found = judged(file, candidates, allowed, 'Give the page another name: it is a part of its address.');
  return found.map((each) => ({ ...each, at: { file, ...findPositions(bytes()).head } }));
}

function judged(
  file: string,
  candidates: readonly PrivateCandidate[],
  allowed: AllowedValues,
  hint: string,
): Problem[] {
  const problems: Problem[] = [];
  checkCandidates(candidates, allowed, ({ message, says, at, ...found }) => {
    const code = found.code === 'private-secret' ? 'foreign-secret' : 'foreign-private';
    problems.push({ code, at: { ...at, file }, message, hint, says });
  });
  return problems;
}

/** A problem with the words that locate it. */
type Said = Problem & { readonly words: string; readonly hidden?: number };

/** Characters that hide text from people or from programs. Merely loose ones are not copied. */
function hiddenItems(file: string, text: string): Said[] {
  return findForbiddenCharacters(text).map(({ name, code }) => ({
    code: 'foreign-hidden',
    at: { file },
    message: `expected text without hidden characters, got ${name}`,
    hint: 'Take it out of the page: until then the page gets no mirror.',
    says: name,
    words: '',
    hidden: code,
  }));
}

/** Position of words in the HTML source, across any markup; undefined if absent. */
function findWordsPosition(html: string, words: string): PagePosition | undefined {
  const tokens = words.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (tokens.length === 0) return undefined;
  const body = Math.max(0, html.search(/<body[\s>]/i));
  const pattern = new RegExp(tokens.join('(?:<[^>]*>|&[#\\w]+;|[^\\p{L}\\p{N}<])*'), 'u');
  const found = pattern.exec(html.slice(body));
  return found ? placeAt(html, body + found.index) : undefined;
}

/** First position of a character in HTML, literal or as a numeric reference; undefined if absent. */
function findCharacterPosition(html: string, code: number): PagePosition | undefined {
  const hex = code.toString(16);
  const pattern = new RegExp(`\\u{${hex}}|&#(?:x0*${hex}|0*${code})(?!\\w)`, 'iu');
  const found = pattern.exec(html);
  return found ? placeAt(html, found.index) : undefined;
}

function placeAt(html: string, offset: number): PagePosition {
  const before = html.slice(0, offset);
  const line = before.split('\n').length;
  return { line, col: before.length - before.lastIndexOf('\n') };
}

/** Reports a problem of many pages once, at the first, with the number of the others. */
export class ProblemGroups {
  readonly #told = new Map<string, { readonly problem: Problem; readonly files: Set<string> }>();

  /** Adds a file to the problem of a key, which the first file makes. */
  note(key: string, file: string, make: () => Problem): void {
    const known = this.#told.get(key);
    if (known) known.files.add(file);
    else this.#told.set(key, { problem: make(), files: new Set([file]) });
  }

  /** Noted problems, each with its files. */
  groups(): Iterable<{ readonly problem: Problem; readonly files: ReadonlySet<string> }> {
    return this.#told.values();
  }

  tell(report: Report): void {
    for (const { problem, files } of this.#told.values()) {
      const more = files.size - 1;
      const message = more === 0 ? problem.message : `${problem.message} (and in ${pluralize(more, 'other page')})`;
      report({ ...problem, message });
    }
  }
}
