import type { OwnFacts } from '../facts/own-facts.ts';
import { compilePattern } from '../words/pattern.ts';
import type { WordTable } from '../words/table.ts';

/** The nouns of all lists in one pattern, and the lists that a noun means. */
interface ListNouns {
  readonly many: RegExp;
  readonly lists: (noun: string) => readonly string[];
}

const cache = new WeakMap<OwnFacts, Map<string, ListNouns>>();

/** The nouns of all lists that have items, in one pattern: `solutions`, `-solution`. */
export function createListNouns(facts: OwnFacts, table: WordTable): ListNouns {
  const known = cache.get(facts)?.get(table.code);
  if (known) return known;
  const rows = [...facts.counts].map(([list, { nouns }]): readonly [string, string, string] => {
    const [one, many] = table.nouns[list as keyof WordTable['nouns']] ?? ['(?!)', '(?!)'];
    return [list, one, [many, ...nouns.map((noun) => noun.replace(/[^\p{L} -]/gu, ''))].join('|')];
  });
  const many = compilePattern(
    `(?<![\\p{L}])(?:(?<many>${rows.map(([, , source]) => source).join('|')})|(?<=[- ])(?<one>${rows.map(([, one]) => one).join('|')})(?= \\p{Ll}))(?![\\p{L}])`,
    'giu',
  );
  const of = new Map<string, readonly string[]>();
  const made: ListNouns = {
    many,
    lists: (noun) => {
      const key = noun.toLowerCase();
      const lists =
        of.get(key) ??
        rows
          .filter(([, one, source]) => compilePattern(`^(?:${one}|${source})$`, 'iu').test(noun))
          .map(([list]) => list);
      of.set(key, lists);
      return lists;
    },
  };
  const perTable = cache.get(facts) ?? new Map<string, ListNouns>();
  perTable.set(table.code, made);
  cache.set(facts, perTable);
  return made;
}
