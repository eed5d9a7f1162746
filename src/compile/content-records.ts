import { findPublicFileCandidates } from '../checks/private/public-files.ts';
import type { DeferredChecks } from '../content/check/deferred-checks.ts';
import type { FoundFile } from '../content/read/list-files.ts';
import { listTypedModules, type Sources } from '../content/read/load.ts';
import { sourceOfPublicFile } from '../content/read/load-public.ts';
import type { RecordedContent } from '../content/read/recorded-content.ts';
import { countedSha256 } from '../core/digest.ts';
import type { Problem } from '../core/problem.ts';
import type { ContentRecord, PrivateCandidate } from '../core/records.ts';

/** Records of typed modules, questions, news, skills and files of public/. A record counts only for the very bytes it was made of. */
export interface ContentRecords extends RecordedContent {
  /** SHA-256 of the files as they were read, by their names. */
  readonly digests: ReadonlyMap<string, string>;
  /** Notes what was read, and what schemas made of it. */
  note(sources: Sources, checked: DeferredChecks['checked']): void;
  /** Notes what may be private in a file. */
  noteCandidates(file: string, candidates: readonly PrivateCandidate[]): void;
  /** Records to save, of files that have none of these problems and whose values JSON can hold. */
  all(problems: readonly Problem[]): ContentRecord[];
}

/**
 * `before` are records by file, of one machine or several; `digestOf` gives the SHA-256 of a file where stats vouch for
 * its bytes.
 */
export function contentRecords(
  before: readonly ReadonlyMap<string, ContentRecord>[],
  digestOf: (found: FoundFile, file: string) => string | undefined,
): ContentRecords {
  const digests = new Map<string, string>();
  const made = new Map<string, { readonly value: unknown; readonly checked: unknown }>();
  const candidates = new Map<string, readonly PrivateCandidate[]>();
  return {
    digests,
    knownOf(found, file, read) {
      const digest = digestOf(found, file) ?? countedSha256(read());
      digests.set(file, digest);
      const record = before.map((records) => records.get(file)).find((each) => each?.digest === digest);
      if (!record) return undefined;
      const { value, checked, candidates: possible } = record;
      return {
        digest,
        value: JSON.parse(value) as unknown,
        checked: JSON.parse(checked) as unknown,
        candidates: possible,
      };
    },
    note(sources, checked) {
      const { faq, news = [], skills } = sources;
      const markdown = [...faq, ...news, ...skills.map(({ source }) => source)].map(({ frontMatter }) => frontMatter);
      // Scheduled values differ from day to day, and a value of several files has no digest: such files are read again.
      const modules = listTypedModules(sources).filter(
        ({ ahead, files }) => ahead === undefined && files === undefined,
      );
      const all = [...modules, ...markdown];
      for (const { file, value } of all) made.set(file, { value, checked: checked.get(file) });
      for (const each of sources.publicFiles) {
        made.set(sourceOfPublicFile(each), { value: null, checked: null });
        candidates.set(sourceOfPublicFile(each), findPublicFileCandidates(each));
      }
    },
    noteCandidates(file, found) {
      candidates.set(file, found);
    },
    all(problems) {
      const ill = new Set(problems.map(({ at }) => at?.file));
      return [...digests].flatMap(([file, digest]): ContentRecord[] => {
        const [value, checked] = [toExactJson(made.get(file)?.value), toExactJson(made.get(file)?.checked)];
        return value === undefined || checked === undefined || ill.has(file)
          ? []
          : [{ file, digest, value, checked, candidates: candidates.get(file) ?? [] }];
      });
    },
  };
}

/** A value as JSON; undefined unless JSON.parseWithSchema() gives it back exactly. */
export function toExactJson(value: unknown): string | undefined {
  return isExact(value) ? JSON.stringify(value) : undefined;
}

function isExact(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  // every() skips holes.
  if (Array.isArray(value)) return Object.keys(value).length === value.length && value.every(isExact);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  const keys = Reflect.ownKeys(value);
  return keys.length === Object.keys(value).length && !keys.includes('toJSON') && Object.values(value).every(isExact);
}
