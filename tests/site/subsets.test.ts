import { describe, expect, it } from 'vitest';
import { validate } from '../../src/content/check/validate.ts';
import type { Sources } from '../../src/content/read/load.ts';
import {
  type LocatedData,
  type MarkdownSource,
  withMembers,
  withSourceMembers,
} from '../../src/content/read/source.ts';
import type { ModuleName, Site } from '../../src/content/site.ts';
import { type Problem, severityOf } from '../../src/core/problem.ts';
import { crawl } from '../support/crawl.ts';
import { byTurn } from '../support/runs.ts';
import { seeded } from '../support/seeded.ts';
import { published, siteOf, texts } from '../support/site-of.ts';
import { siteReader } from '../support/site-reader.ts';
import { unsupported } from './sentence-facts.ts';
import { emptyIn } from './statements.ts';

// Facts that somebody may delete from content/, in any combination: all that is left is told, and nothing else.

/** Two at each turn. */
const all = [
  '',
  'tests/fixtures/small',
  'tests/fixtures/gmbh',
  'tests/fixtures/manufacturer',
  'tests/fixtures/authority',
  'tests/fixtures/charity',
] as const;
const folders = byTurn(all, 3);

/** No organisation may lose these: which numbers and addresses a kind needs is judged elsewhere. */
const needed =
  /^(?:updated|legalName|summary|kind|jurisdiction|registeredAddress|identifiers|companyNumber|registry|partners|legalForm|capital|legal|credentials|revocation)$/;

type Value = Readonly<Record<string, unknown>>;
/** From 0 to 1, the same for the same part of the same case. */
type Chance = (part: string) => number;

/** Texts without facts and links, which may be of what is taken. */
const plain = (text: string) => text.replace(/\{\{[^}]*\}\}/g, 'this').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
const plainMarkdown = (source: MarkdownSource): MarkdownSource => {
  const value = source.frontMatter.value as Value;
  const { title, description } = value as Readonly<Record<string, string>>;
  const texts = Object.fromEntries(
    Object.entries({ title, description }).flatMap(([k, v]) => (v ? [[k, plain(v)]] : [])),
  );
  const sections = ['hero', 'sections'].flatMap((name) => (name in value ? [[name, plainSection(value[name])]] : []));
  const all = { ...texts, ...Object.fromEntries(sections) };
  return withSourceMembers(source, { body: plain(source.body), frontMatter: withValue(source.frontMatter, all) });
};
/** A section without facts, and whose links lead to what nobody can take. */
const plainSection = (value: unknown): unknown => {
  if (typeof value === 'string') return plain(value);
  if (Array.isArray(value)) return value.map(plainSection);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'to' ? '/' : plainSection(each)]),
  );
};
const withValue = (located: LocatedData, value: object): LocatedData =>
  withMembers(located, { value: { ...(located.value as Value), ...value } });

/** A list as it is, a part of it, or nothing of it. */
function partOf<T>(list: readonly T[], name: string, chance: Chance): readonly T[] {
  const how = chance(name);
  return how < 0.4 ? list : how < 0.6 ? [] : list.filter((_, i) => chance(`${name} ${i}`) < 0.5);
}

/** A module with some of its lists and of what else it may lack; undefined: it is deleted. */
function lessOf(name: ModuleName, located: LocatedData, chance: Chance): LocatedData | undefined {
  // They name pages that may have been taken.
  if (name === 'site') return withValue(located, { redirects: undefined, llms: undefined });
  if (name !== 'company' && chance(name) < 0.3) return undefined;
  const left = Object.entries(located.value as Value).flatMap(([key, value]): [string, unknown][] => {
    if (needed.test(key)) return [[key, value]];
    if (Array.isArray(value)) return [[key, partOf(value, `${name}.${key}`, chance)]];
    return chance(`${name}.${key}`) < 0.7 ? [[key, value]] : [];
  });
  return withMembers(located, { value: Object.fromEntries(left) });
}

const idsIn = (modules: Iterable<LocatedData>): Set<string> =>
  new Set([...modules].flatMap(({ value }) => JSON.stringify(value).match(/(?<="id":")[^"]+/g) ?? []));

/** A link of the brand to a part of the homepage, which may have been taken. */
const withoutAnchor = (text: string) => text.replace(/^\/#.*/, '/');

/** No item names one that was taken, and no text its facts. */
function repaired(located: LocatedData, gone: ReadonlySet<string>): LocatedData {
  const isGone = (value: unknown) => typeof value === 'string' && gone.has(value);
  const repair = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutAnchor(plain(value));
    if (Array.isArray(value)) return value.filter((each) => !isGone(each)).map(repair);
    if (typeof value !== 'object' || value === null) return value;
    const left = Object.entries(value).filter(([, member]) => !isGone(member));
    return Object.fromEntries(left.map(([name, member]) => [name, repair(member)]));
  };
  return withMembers(located, { value: repair(located.value) });
}

/** A question goes in all its languages. */
const nameOf = ({ file }: MarkdownSource) => file.replace(/(?:\.\w+)?\.md$/, '');

function less(sources: Sources, chance: Chance): Sources {
  const modules = [...sources.modules].flatMap(([name, located]): [ModuleName, LocatedData][] => {
    const left = lessOf(name, located, chance);
    return left ? [[name, left]] : [];
  });
  const facts = partOf([...sources.facts], 'facts', chance);
  const left = idsIn(modules.map(([, each]) => each));
  const gone = new Set([...idsIn(sources.modules.values())].filter((id) => !left.has(id)));
  const asked = new Set(partOf([...new Set(sources.faq.map(nameOf))], 'faq', chance));
  const { contract: _, news = [], ...others } = sources;
  return {
    ...others,
    modules: new Map(modules.map(([name, each]) => [name, repaired(each, gone)])),
    facts: new Map(facts.map(([name, each]) => [name, repaired(each, gone)])),
    faq: sources.faq.filter((each) => asked.has(nameOf(each))).map(plainMarkdown),
    // That of the example tells agents to read the solutions.
    skills: modules.some(([name]) => name === 'solutions') ? partOf(sources.skills, 'skills', chance) : [],
    pages: sources.pages.map(plainMarkdown),
    news: news.map(plainMarkdown),
  };
}

/** Faults of a site that is published from less: one line each. */
function faultsOf(site: Site, sources: Sources): string[] {
  const { release, problems } = published(site, sources);
  const faults = problems.filter((problem) => severityOf(problem) === 'error').map(({ message }) => message);
  const files = [...texts(release)];
  faults.push(...emptyIn(files));
  const reader = siteReader(release, site.languages?.map(({ tag }) => tag) ?? [site.language]);
  const { found, ids } = crawl(reader);
  for (const [url, from] of found) {
    const { pathname, hash } = new URL(url);
    const anchors = ids.get(pathname);
    const isThere = reader.paths.includes(pathname) && (hash === '' || anchors?.has(decodeURIComponent(hash.slice(1))));
    if (!isThere) faults.push(`${[...from][0]}: ${url}`);
  }
  // Programs, and paths in words, are no links.
  for (const [file, text] of files)
    for (const [path] of text.matchAll(/(?<![\w.])\/(?:[a-z]{2}\/)?api\/v1\/[a-z-]+\.json/g))
      if (!reader.paths.includes(path)) faults.push(`${file}: ${path}`);
  return faults;
}

function chances(seed: number): Chance {
  const below = seeded(seed);
  const made = new Map<string, number>();
  return (part) => {
    const known = made.get(part) ?? below(1_000) / 1_000;
    made.set(part, known);
    return known;
  };
}
const first = Number(process.env.SEED ?? 1) * 10_000;
const seeds = Array.from({ length: 7 }, (_, i) => first + i);

describe.each(folders)('less and less of %s', (folder) => {
  const { sources } = siteOf(folder);

  it('is published without a fault, or refused with a reason', () => {
    const clean = seeds.filter((seed) => {
      const problems: Problem[] = [];
      const left = less(sources, chances(seed));
      const site = validate(left, { preview: false }, (problem) => void problems.push(problem));
      const errors = problems.filter((problem) => severityOf(problem) === 'error');
      if (!site || errors.length > 0) {
        expect(errors.filter(({ message, at }) => message !== '' && at !== undefined)).not.toEqual([]);
        return false;
      }
      expect([seed, faultsOf(site, left)]).toEqual([seed, []]);
      expect([seed, unsupported(site, 'de')]).toEqual([seed, []]);
      return true;
    });
    expect(clean.length).toBeGreaterThan(2);
  });
});
