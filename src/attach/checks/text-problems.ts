import { type Allowed, allowedIn } from '../../checks/private/allowed.ts';
import { findPrivate } from '../../checks/private/find.ts';
import { codeIn, problemOf } from '../../checks/private/judge.ts';
import { ownFacts } from '../../checks/prose/facts/own-facts.ts';
import { type Prepared, prepare } from '../../checks/prose/prepared.ts';
import { judge } from '../../checks/prose/prose.ts';
import { unitsOfMarkdown } from '../../checks/prose/read/blocks.ts';
import type { Edition } from '../../compile/compile.ts';
import { typedModules } from '../../content/read/load.ts';
import { sha256 } from '../../core/digest.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { decode, readable } from '../html/decode.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import { placeOfWords } from './place-of-words.ts';
import { ToldOnce } from './told-once.ts';

/** What was found in texts before, by all that they were judged by. */
export interface Findings {
  of(file: string, basis: string, find: () => readonly Problem[]): readonly Problem[];
}

/**
 * What texts of pages say that facts contradict (`foreign-contradiction`), what is private in them (`foreign-private`), and
 * secrets (`foreign-secret`). Returns the files of pages with secrets, which are not to be copied anywhere.
 */
export function textProblems(
  { site, sources }: Edition,
  { found, pages }: ForeignSite,
  today: string,
  findings: Findings,
  report: Report,
): ReadonlySet<string> {
  const allowed = allowedIn(sources);
  const prepared = prepare(ownFacts(site, sources));
  const facts = sha256(JSON.stringify([...typedModules(sources)].map(({ value }) => value)) + today + allowed.digest);
  const told = new ToldOnce();
  const secret = new Set<string>();
  for (const page of pages) {
    if (page.without) continue;
    const { read, file } = page;
    const text = [read.title, read.description, read.main?.markdown ?? ''].join('\n\n');
    const language = read.language || site.language;
    const own = findings.of(file, `${facts} ${language} ${sha256(text)}`, () => {
      const problems = [
        ...contradictions(file, text, language, prepared, today),
        ...privateItems(file, text, allowed, site.baseUrl),
      ];
      if (problems.length === 0) return [];
      const bytes = found.bytes(file);
      const html = readable(bytes, decode(bytes));
      return problems.map(({ words, ...problem }) => ({
        ...problem,
        at: { file, ...(placeOfWords(html, words) ?? read.places.head) },
      }));
    });
    for (const each of own) {
      if (each.code === 'foreign-secret') secret.add(file);
      told.note(`${each.code} ${each.says}`, file, each);
    }
  }
  told.tell(report);
  return secret;
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
    .map((each) => {
      const { code, value } = each;
      const { message, says } = problemOf(each);
      return {
        code: code === 'private-secret' ? 'foreign-secret' : 'foreign-private',
        at: { file },
        message,
        hint: 'Take it out of the page, where it is public as it stands.',
        ...(says !== undefined && { says }),
        words: value,
      };
    });
}

/** A problem, and the words by which its place is found: of what is private they are never told. */
type Said = Problem & { readonly words: string };
