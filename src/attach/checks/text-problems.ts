import { type Allowed, allowedIn } from '../../checks/private/allowed.ts';
import { candidatesOfName } from '../../checks/private/candidates.ts';
import { judgeCandidates } from '../../checks/private/judge.ts';
import { ownFacts } from '../../checks/prose/facts/own-facts.ts';
import { type Prepared, prepare } from '../../checks/prose/prepared.ts';
import { judge } from '../../checks/prose/prose.ts';
import { unitsOfMarkdown } from '../../checks/prose/read/blocks.ts';
import type { Edition } from '../../compile/compile.ts';
import { typedModules } from '../../content/read/load.ts';
import { forbiddenCharacters } from '../../core/characters.ts';
import { sha256 } from '../../core/digest.ts';
import type { PrivateCandidate } from '../../core/private-candidate.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { applyWaivers, type Waiver } from '../../core/waivers.ts';
import { decode, readable } from '../html/decode.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import type { PageRead } from '../read/page-read.ts';
import { placeOfCharacter, placeOfWords } from './place-of-words.ts';
import { ToldOnce } from './told-once.ts';

/** Cache of the problems of a text, by all inputs of its check. */
export interface Findings {
  of(file: string, basis: string, find: () => readonly Problem[]): readonly Problem[];
}

/** Checks the texts of one page at a time against our content. */
export interface TextJudge {
  /** Cache key of all inputs: equal keys, equal problems. */
  basis(read: PageRead): string;
  find(file: string, read: PageRead, bytes: () => Uint8Array): readonly Problem[];
}

/** A judge of texts; `today` is YYYY-MM-DD. */
export function textJudge({ site, sources }: Pick<Edition, 'site' | 'sources'>, today: string): TextJudge {
  const allowed = allowedIn(sources);
  const prepared = prepare(ownFacts(site, sources));
  const facts = sha256(JSON.stringify([...typedModules(sources)].map(({ value }) => value)) + today);
  const languageOf = (read: PageRead) => read.language || site.language;
  return {
    basis: (read) => `${facts} ${languageOf(read)} ${sha256(textOf(read) + JSON.stringify(read.candidates))}`,
    find(file, read, bytes) {
      const text = textOf(read);
      const items = [...privateItems(file, read, allowed, site.baseUrl), ...privateNames(file, allowed, read)];
      const problems = [...contradictions(file, text, languageOf(read), prepared, today), ...hiddenItems(file, text)];
      if (problems.length === 0) return items;
      const own = bytes();
      const html = readable(own, decode(own));
      const placed = problems.map(({ words, hidden, ...problem }) => ({
        ...problem,
        at: {
          file,
          ...((hidden === undefined ? placeOfWords(html, words) : placeOfCharacter(html, hidden)) ?? read.places.head),
        },
      }));
      return [...items, ...placed];
    },
  };
}

const textOf = ({ title, description, main }: PageRead) => [title, description, main?.markdown ?? ''].join('\n\n');
/**
 * Reports texts that contradict facts (`foreign-contradiction`), private data (`foreign-private`), secrets
 * (`foreign-secret`) and hidden characters (`foreign-hidden`). Returns files with unwaived secrets or hidden
 * characters: these must not be copied.
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

/** Addresses below the base URL are our own. */
function privateItems(file: string, { candidates }: PageRead, allowed: Allowed, baseUrl: string): Problem[] {
  const own = candidates.filter(({ value }) => !value.startsWith(baseUrl));
  return judged(file, own, allowed, 'Take it out of the page, where it is public as it stands.');
}

/** File names show in mirror addresses and in lists. */
function privateNames(file: string, allowed: Allowed, { places }: PageRead): Problem[] {
  const name = file.replace(/(?:(?:^|\/)index)?\.html?$/, '');
  const candidates = candidatesOfName(name, { file, ...places.head });
  return judged(file, candidates, allowed, 'Give the page another name: it is a part of its address.');
}

function judged(file: string, candidates: readonly PrivateCandidate[], allowed: Allowed, hint: string): Problem[] {
  const problems: Problem[] = [];
  judgeCandidates(candidates, allowed, ({ message, says, at, ...found }) => {
    const code = found.code === 'private-secret' ? 'foreign-secret' : 'foreign-private';
    problems.push({ code, at: { ...at, file }, message, hint, says });
  });
  return problems;
}

/** A problem with the words that locate it. */
type Said = Problem & { readonly words: string; readonly hidden?: number };

/** Characters that hide text from people or from programs. Merely loose ones are not copied. */
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
