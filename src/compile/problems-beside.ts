import type { z } from 'zod';
import { showPlaceholders } from '../content/preview/show-placeholders.ts';
import { blankOf, type StandIns, standInWords } from '../content/preview/stand-ins.ts';
import type { Sources } from '../content/read/load.ts';
import {
  type LocatedData,
  type MarkdownSource,
  type ValuePath,
  withMembers,
  withSourceMembers,
} from '../content/read/source.ts';
import { pageSchema } from '../content/schemas/front-matter.ts';
import { lazySchemas } from '../content/schemas/lazy-schemas.ts';
import { unwrapSchema } from '../content/schemas/walk-schema.ts';
import { requiredModules } from '../content/site.ts';
import { addDays } from '../core/dates.ts';
import { escapeRegExp } from '../core/escape.ts';
import { addToGroup } from '../core/groups.ts';
import { type Problem, severityOf } from '../core/problem.ts';
import { type CompileOptions, compile, type Mistakes } from './compile.ts';
import { type BuildStep, type RunChecksOptions, renderAndCheckInSteps } from './render-and-check.ts';

type Options = CompileOptions & RunChecksOptions;

/**
 * Problems of content beside its mistakes, which are in the way of whoever looks for them. Two sites are made that differ in
 * nothing but what stands in the place of these: what is said of both does not follow from them. Undefined where there is
 * nothing to replace.
 */
export function* findProblemsBeside(
  { sources, problems }: Mistakes,
  options: Options,
): Generator<BuildStep, readonly Problem[] | undefined> {
  const mistakes = problems.filter((problem) => severityOf(problem) === 'error');
  const told = new Set(problems.flatMap((problem) => [keyOf(problem), placeOf(problem), subjectOf(problem)]));
  const mayFollow = createFollowUpFilter(sources, mistakes);
  const isTold = (each: Problem) => [keyOf(each), placeOf(each), subjectOf(each)].some((key) => told.has(key));
  const isNews = (each: Problem) => !isTold(each) && !mayFollow(each);
  const first = yield* findProblemsOfVariant(sources, mistakes, options, 0);
  const news = first && [...first.values()].filter(isNews);
  if (!news || news.length === 0) return news;
  const second = yield* findProblemsOfVariant(sources, mistakes, options, 1);
  return news.flatMap((each) => {
    const other = second?.get(keyOf(each));
    const isSame = JSON.stringify(other) === JSON.stringify(each);
    // A hint or a fix may name what stands in for a mistake.
    return other ? [isSame ? each : { ...each, hint: undefined, fix: undefined }] : [];
  });
}

const keyOf = ({ code, at, message }: Problem) => JSON.stringify([code, at, message]);

/** A message about a field, wherever in its value it stands. */
const subjectOf = ({ code, at, field = '', message }: Problem) =>
  field === '' ? keyOf({ code, at, message }) : JSON.stringify([code, at?.file, field, message]);

/** A line and column; a file alone is no place, but all that is said of it. */
const placeOf = (problem: Problem) =>
  problem.at && 'line' in problem.at ? JSON.stringify(problem.at) : keyOf(problem);

/** Finds all problems of the site that has one set of values in the place of mistakes. */
function* findProblemsOfVariant(
  sources: Sources,
  mistakes: readonly Problem[],
  options: Options,
  standIns: StandIns,
): Generator<BuildStep, ReadonlyMap<string, Problem> | undefined> {
  const found = new Map<string, Problem>();
  const note = (problem: Problem) => void found.set(keyOf(problem), problem);
  const wrong = new Map(mistakes.map((problem) => [keyOf(problem), problem]));
  // Changes that nobody has recorded are of another day in each.
  const asked = { ...options, date: addDays(options.today, standIns), strict: false };
  for (let before = 0; before < wrong.size; ) {
    before = wrong.size;
    const replaced = replaceMistakes(sources, [...wrong.values()], standIns);
    if (replaced === sources) return undefined;
    const { edition, problems } = compile(asked, {}, replaced);
    problems.forEach(note);
    if (edition) yield* renderAndCheckInSteps(edition, options, note);
    // Rules over several fields are asked when each field is right by itself.
    else for (const each of problems) if (severityOf(each) === 'error') wrong.set(keyOf(each), each);
  }
  return found;
}

const homepage = /^content\/pages\/home(?:\.[^/]+)?\.md$/;
const typedFile = /^content\/(?:facts\/)?([^/]+)\.(?:ts|css)$/;

const isReplaced = (file: string) => typedFile.test(file) || homepage.test(file);

/** Files that are absent or that cannot be read, and fact modules that cannot be taken. */
function listLostFiles({ unread }: Sources, mistakes: readonly Problem[]): string[] {
  const lost = mistakes.flatMap(({ code, at, field }) => {
    const file = at?.file ?? '';
    const isNameless = field === undefined && file.startsWith('content/facts/');
    return isNameless || code === 'file-missing' || code === 'page-missing' ? [file] : [];
  });
  return [...unread, ...lost];
}

/** The names of what typed modules say, in addresses and elsewhere. */
const contentsOf: Readonly<Record<string, RegExp>> = {
  site: /(?:)/,
  company: /compan|people|product|complian|record|location|contact|brand|subsidiar/i,
  solutions: /solution|workflow|layer|technolog/i,
  industries: /industr/i,
  access: /access|interface|topic|step/i,
};

/** Knows what may be missing only because a file cannot be read, or because an id is not what it should be. */
function createFollowUpFilter(sources: Sources, mistakes: readonly Problem[]): (problem: Problem) => boolean {
  const lost = listLostFiles(sources, mistakes);
  const names = lost.flatMap((file) => typedFile.exec(file)?.[1] ?? []);
  const ids = mistakes.flatMap(({ field = '' }) => /(\w+)\[\d+\]\.id$/.exec(field)?.[1] ?? []);
  const texts = lost.flatMap((file) => /([^/]+)\.md$/.exec(file)?.[1] ?? []);
  const missing = [...names, ...ids, ...texts].map((name) => contentsOf[name] ?? new RegExp(escapeRegExp(name)));
  if (lost.some(isReplaced)) missing.push(/anchor of \/,/);
  // A page may have asked for any address.
  if (texts.length > 0) missing.push(/path-gone/);
  // Then addresses have other names.
  const areNamesWrong = mistakes.some(({ field = '' }) => /^paths(?:\.|$)/.test(field));
  if (areNamesWrong) missing.push(/(?:)/);
  if (names.length > 0 && 'paths' in Object(sources.modules.get('site')?.value)) missing.push(/(?:)/);
  const wrong = new Set(mistakes.map(({ at }) => at?.file));
  // Their neighbours are judged by what they say.
  const judges = mistakes.flatMap(({ at, field = '' }) => {
    const [, holder] = /^(.*\.)(?:country|kind|scheme|currency)$/.exec(field) ?? [];
    return holder === undefined ? [] : [{ file: at?.file, holder }];
  });
  return ({ code, at, field, message }) =>
    lost.includes(at?.file ?? '') ||
    judges.some(({ file, holder }) => file === at?.file && field?.startsWith(holder)) ||
    (/^(?:legal-fact|translation)-missing$/.test(code) && wrong.has(at?.file)) ||
    (/-(?:dead|unknown|missing|broken|risky)$/.test(code) && missing.some((each) => each.test(`${field} ${message}`)));
}

/** The sources with something else in the place of what is wrong; the same object where there is nothing to replace. */
function replaceMistakes(sources: Sources, mistakes: readonly Problem[], standIns: StandIns): Sources {
  const word = standInWords[standIns];
  const lost = listLostFiles(sources, mistakes);
  let isChanged = lost.length > 0 || mistakes.some(({ code }) => code === 'placeholder-left');
  const wrong = new Map<string, Problem[]>();
  for (const each of mistakes) if (each.field !== undefined) addToGroup(wrong, each.at?.file ?? '', each);
  const without = (located: LocatedData): LocatedData => {
    const own = wrong.get(located.file);
    if (!own) return located;
    isChanged = true;
    const value = structuredClone(located.value);
    for (const problem of own) replaceValue(value, problem, word);
    return withMembers(located, { value, checked: undefined });
  };
  const inMarkdown = (source: MarkdownSource) => {
    const frontMatter = without(source.frontMatter);
    return frontMatter === source.frontMatter ? source : withSourceMembers(source, { frontMatter });
  };
  const inMap = <K>(all: ReadonlyMap<K, LocatedData>) => new Map([...all].map(([name, each]) => [name, without(each)]));
  const modules = inMap(sources.modules);
  for (const name of requiredModules)
    if (!modules.has(name)) modules.set(name, blankData(`content/${name}.ts`, lazySchemas[name](), word));
  const blankPages = lost
    .filter((file) => homepage.test(file))
    .map((file) => ({ file, frontMatter: blankData(file, pageSchema, word), body: '', bodyBytes: 0, bodyLine: 1 }));
  const { facts, pages, faq, news, skills, unread } = sources;
  const replaced: Sources = {
    ...sources,
    modules,
    facts: inMap(new Map([...facts].filter(([, { file }]) => !lost.includes(file)))),
    pages: [...pages.map(inMarkdown), ...blankPages],
    faq: faq.map(inMarkdown),
    ...(news && { news: news.map(inMarkdown) }),
    skills: skills.map((skill) => ({ ...skill, source: inMarkdown(skill.source) })),
    unread: unread.filter((file) => !isReplaced(file)),
  };
  return isChanged ? showPlaceholders(replaced, () => {}, standIns) : sources;
}

/** Data of a file that is not there: a placeholder for all that its schema asks for. */
function blankData(file: string, schema: z.ZodType, word: string): LocatedData {
  const [value] = unwrapSchema(schema).map((each) => blankOf(each, `⟪${word}⟫`));
  return { file, value, locate: () => ({ file, line: 1, col: 1 }) };
}

/** Replaces the value of a problem's field: by what was meant, where that is known. */
function replaceValue(value: unknown, { code, field = '', fix }: Problem, word: string): void {
  const path = parseFieldPath(field);
  const key = path.at(-1);
  const holder = path.slice(0, -1).reduce<unknown>((at, name) => Object(at)[name], value);
  if (key === undefined || typeof holder !== 'object' || holder === null) return;
  // A preview is given its origin.
  const mark = field === 'baseUrl' ? `https://${word}.invalid` : `⟪${word}⟫`;
  if (code !== 'field-unknown' || fix?.kind !== 'words')
    Reflect.set(holder, key, fix?.kind === 'value' ? fix.to : mark);
  else if (Reflect.has(holder, key)) {
    // Each language of a site has said so.
    Reflect.set(holder, fix.to, Reflect.get(holder, key));
    Reflect.deleteProperty(holder, key);
  }
}

/** The path that formatFieldPath() has written. */
const parseFieldPath = (field: string): ValuePath =>
  [...field.matchAll(/\[(\d+|"(?:[^"\\]|\\.)*")\]|[^.[\]]+/g)].map(([name, index]) =>
    index === undefined ? name : (JSON.parse(index) as string | number),
  );
