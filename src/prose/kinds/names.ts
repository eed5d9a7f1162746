import { escapeRegExp } from '../../core/escape.ts';
import { editDistance } from '../edit-distance.ts';
import type { ProseFinding } from '../facts/fact.ts';
import { legalFormSource, type PreparedFacts } from '../prepared-facts.ts';
import { compilePattern } from '../words/pattern.ts';

const equal: Readonly<Record<string, string>> = {
  limited: 'LTD',
  ltd: 'LTD',
  'ltd.': 'LTD',
  'co., ltd.': 'LTD',
  'co., ltd': 'LTD',
  incorporated: 'INC',
  inc: 'INC',
  'inc.': 'INC',
  corp: 'INC',
  'corp.': 'INC',
};
export const formKey = (form: string): string => equal[form.toLowerCase()] ?? form.toUpperCase().replace(/[.\s]/g, '');

/** Names that are nearly ours, and ours with a legal form that is another. Needs no words of a language. */
export function checkNames(text: string, prepared: PreparedFacts): ProseFinding[] {
  const { facts, bare: names } = prepared;
  const [legal] = facts.names;
  if (!legal) return [];
  const findings = names.slice(0, 2).flatMap((bare) => otherForms(text, bare, facts.names, legal));
  for (const match of text.matchAll(/(?<![\p{L}\p{N}@./_-])[\p{Lu}][\p{L}]{4,}(?![\p{L}\p{N}@_]|\.\p{Ll})/gu)) {
    const meant = meantWord(match[0].toLowerCase(), prepared);
    if (meant === '' || findings.some(({ start, end }) => match.index >= start && match.index < end)) continue;
    findings.push({ ...wrong(match.index, match[0], nameWith(meant, facts.names) ?? legal), write: undefined });
  }
  return findings.concat(secondWords(text, facts.names, names, facts.vocabulary));
}

/** Our name with a legal form that is another. */
function otherForms(
  text: string,
  bare: string,
  all: readonly { readonly text: string }[],
  legal: Parameters<typeof wrong>[2],
): ProseFinding[] {
  if (!text.toLowerCase().includes(bare.slice(0, 4).toLowerCase()) || !/\p{L}{3}/u.test(bare)) return [];
  const plain = legal.text.replace(/[<>"“”„]/g, '');
  const own = compilePattern(`${legalFormSource}$`, 'u').exec(plain)?.[0] ?? '';
  const sought = compilePattern(
    `(?<![\\p{L}])${escapeRegExp(bare).replace(/ /g, '[ -]+')},?[ -]+(?<form>${legalFormSource})(?![\\p{L}])`,
    'giu',
  );
  const isOurs = (form: string) =>
    formKey(form) === formKey(own) ||
    plain.toLowerCase().includes(form.toLowerCase()) ||
    (own === '' && all.some((name) => name.text.includes(form)));
  return [...text.matchAll(sought)].flatMap((match) => {
    const form = match.groups?.form ?? '';
    // Two letters in small type are a word, not a form: "se", "ag".
    const isWord = form.length <= 3 && form === form.toLowerCase();
    return isWord || isOurs(form) ? [] : [wrong(match.index, match[0], legal)];
  });
}

/** The word of our names that another one is a slip of; empty where it is none. */
function meantWord(word: string, { facts, rare, meanings }: PreparedFacts): string {
  const known = meanings.get(word);
  if (known !== undefined) return known;
  const isRight = facts.vocabulary.has(word) || facts.vocabulary.has(word.replace(/(?<=.{5})s$/, ''));
  const meant = (isRight ? undefined : rare.find((each) => isSlip(each, word))) ?? '';
  meanings.set(word, meant);
  return meant;
}

function isSlip(own: string, word: string): boolean {
  const distance = editDistance(own, word, 2);
  if (distance === 0) return false;
  // Another ending is the word in another case or number.
  if (word.startsWith(own) || own.startsWith(word))
    return distance === 1 && word.startsWith(own) && !/(?:s|n|e)$/.test(word) && own.length >= 8;
  return distance <= (own.length >= 8 ? 2 : 1) && word.charAt(0) === own.charAt(0)
    ? true
    : distance === 1 && own.length >= 8;
}

const nameWith = <F extends { readonly text: string }>(word: string, all: readonly F[]): F | undefined =>
  all.find(({ text }) => text.toLowerCase().includes(word));

const namesOfWords = new WeakMap<readonly string[], readonly (readonly string[])[]>();

/** Finds a wrong second word of a name: `Tarrowfen Voices`. */
function secondWords(
  text: string,
  all: readonly { readonly text: string; readonly at: string; readonly reference?: string | undefined }[],
  bare: readonly string[],
  known: ReadonlySet<string>,
): ProseFinding[] {
  const lower = text.toLowerCase();
  const names = namesOfWords.get(bare) ?? bare.map((each) => each.split(/\s+/));
  namesOfWords.set(bare, names);
  for (const [i, name] of all.entries()) {
    const [head = '', ...rest] = names[i] ?? [];
    if (rest.length === 0 || head.length < 6 || !lower.includes(head.toLowerCase())) continue;
    const sought = compilePattern(
      `(?<![\\p{L}])${escapeRegExp(head)}[ -]+(?<rest>${rest.map(() => '[\\p{L}]+').join('[ -]+')})(?:'s)?(?![\\p{L}])`,
      'giu',
    );
    for (const match of text.matchAll(sought)) {
      const said = match.groups?.rest ?? '';
      const distance = editDistance(said.toLowerCase(), rest.join(' ').toLowerCase(), 2);
      const isKnown = said
        .toLowerCase()
        .split(/[ -]+/)
        .every((word) => known.has(word));
      const isGenitive =
        said.toLowerCase() === `${rest.join(' ').toLowerCase()}s` && /[äöüß]|(?:al|ung|el|er|en)s$/i.test(said);
      if (distance === 0 || distance > 2 || isKnown || isGenitive || said.length < 4) continue;
      return [wrong(match.index, match[0].replace(/'s$/, ''), name)];
    }
  }
  return [];
}

const wrong = (
  start: number,
  said: string,
  fact: { readonly text: string; readonly at: string; readonly reference?: string | undefined },
): ProseFinding => ({
  start,
  end: start + said.length,
  has: fact,
  write: { reference: fact.reference, text: fact.text },
});
