import { allowedIn } from '../../checks/private/allowed.ts';
import { judgeCandidates } from '../../checks/private/judge.ts';
import { given } from '../../core/given.ts';
import type { PageRecord } from '../../core/page-record.ts';
import { type Problem, severityOf } from '../../core/problem.ts';
import { type Shard, shardOf } from '../../core/shard.ts';
import { type CompileOptions, compile, type Edition } from '../compile.ts';
import { recordedText } from '../known-page.ts';
import { basisIn, pageRecords } from '../page-records.ts';
import { settled } from '../settle.ts';
import { makePages } from './ahead.ts';
import type { MadePage } from './make-page.ts';
import { pageWork } from './page-work.ts';

export interface ShardOptions extends CompileOptions {
  readonly shard: Shard;
  /** Threads beside this one, where there are many pages. */
  readonly threads: number;
  readonly fewest: number;
}

export interface MadeShard {
  /** Sorted: of its own pages, and of what all pages are made of. What only the whole shows, merge tells. */
  readonly problems: readonly Problem[];
  /** False when an error is among them: then what was taken counts for nothing. */
  readonly isMade: boolean;
  /** SHA-256 of the files of all pages, by their names. */
  readonly digests: ReadonlyMap<string, string>;
}

/**
 * Reads what the whole site is made of, and makes the pages of one shard. Those in whose files nothing is wrong are
 * handed to `take` in any order. Throws SourceMoved.
 */
export async function makeShard(
  options: ShardOptions,
  take: (record: PageRecord, page: MadePage) => void,
): Promise<MadeShard> {
  const { shard, threads, fewest } = options;
  const records = pageRecords([], () => undefined);
  const { edition, waivers, problems: found } = compile(options, { records });
  const asked = { today: options.today, by: 'nothing' } as const;
  // Without a site no shard can be made: each says why.
  if (!edition) return { problems: settled(found, waivers, asked).left, isMade: false, digests: records.digests };
  const isOwn = (source: string) => shardOf(source, shard.of) === shard.number;
  const problems = found.filter(({ code, at }) => code !== 'path-collision' && (!isPage(at?.file) || isOwn(at.file)));
  const report = (problem: Problem) => void problems.push(problem);
  const { kit, count, tasks } = pageWork(edition, options.contentDir, isOwn);
  const allowed = allowedIn(edition.sources);
  const recordOf = recorder(edition, records.digests);
  const ill = new Set(found.map(({ at }) => at?.file));
  const unchecked = new Map([...edition.unchecked].filter(([source]) => isOwn(source)));
  await makePages(tasks, kit, count < fewest ? 0 : threads, (page) => {
    unchecked.delete(page.source);
    const own = [...page.problems];
    judgeCandidates(page.candidates, allowed, (problem) => void own.push(problem));
    for (const problem of own) report(problem);
    if (own.length === 0 && !ill.has(page.source)) take(recordOf(page), page);
  });
  // Drafts, pages of another form, and those that could not get their address: merge makes what is to be made of them.
  for (const check of unchecked.values()) check(report);
  const { left } = settled(problems, waivers, asked);
  const isMade = left.every((problem) => severityOf(problem) !== 'error');
  return { problems: left, isMade, digests: records.digests };
}

const isPage = (file: string | undefined): file is string => file?.startsWith('content/pages/') === true;

/** The record of a page, as a build of the whole notes it. */
function recorder(edition: Edition, digests: ReadonlyMap<string, string>): (page: MadePage) => PageRecord {
  const { site, sources } = edition;
  const basisOf = basisIn(edition, edition.facts);
  const pages = new Map(site.pages.map((page) => [page.source, page]));
  const files = new Map(sources.pages.map((source) => [source.file, source]));
  return ({ source, facts, candidates, html, mirror }) => {
    const file = given(files.get(source), source);
    const { frontMatter, bodyBytes } = file;
    return {
      source,
      digest: given(digests.get(source), source),
      values: JSON.stringify(frontMatter.value),
      bodyBytes,
      text: recordedText(file),
      facts,
      candidates,
      basis: basisOf(given(pages.get(source), source), facts),
      html: { sha256: html.sha256, size: html.bytes.byteLength, read: html.read },
      mirror: { sha256: mirror.sha256, size: mirror.bytes.byteLength, read: mirror.read },
    };
  };
}
