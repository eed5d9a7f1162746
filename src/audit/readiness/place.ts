import type { Capability } from '../../core/capabilities.ts';
import { leaveUnknown, type RequirementResult } from './verdict.ts';

/** Requirement, as places see it. */
export interface PlaceRequirement {
  /** Required capabilities. */
  readonly needs: readonly Capability[];
  /** Affected paths: gaps of a host at others do not matter. Absent: all. */
  readonly paths?: readonly string[] | undefined;
  /** Whether quirks of a host decide it. */
  readonly isOdd?: true | undefined;
}

/** A real or possible host of the files: a column of the report. */
export interface ReadinessPlace {
  /** `nginx`, or `https://example.com`. */
  readonly name: string;
  readonly title: string;
  /** Remarks besides the verdicts. */
  readonly notes: readonly string[];
  /** Known gaps. */
  readonly lacks: readonly Capability[];
  /** Verdict, given that on the files. */
  judge(requirement: PlaceRequirement, shown: RequirementResult): RequirementResult;
}

/** Capabilities of any file server; all others depend on configuration, or on nobody. */
const byFilesAlone: ReadonlySet<Capability> = new Set(['api-documents', 'discovery-documents', 'pages', 'assets']);

/** Capabilities beyond our configuration, seen by asking the origin. */
export const liveOnlyCapabilities: ReadonlySet<Capability> = new Set(['https', 'certificate', 'http2']);

/** Whether the built files alone decide a requirement. */
export const isDecidedByFiles = ({ needs }: Pick<PlaceRequirement, 'needs'>): boolean =>
  needs.every((each) => byFilesAlone.has(each));

/** No known host: only the files are judged. */
export const filesOnlyPlace: ReadinessPlace = {
  name: 'files',
  title: 'The built files, on no host in particular',
  lacks: [],
  notes: ["Name yours in content/site.ts, hosts: ['nginx'], or with --host: what hosts decide is unknown until then."],
  judge(requirement, shown) {
    if (shown.verdict !== 'pass' || isDecidedByFiles(requirement)) return shown;
    return leaveUnknown('host', shown.evidence, 'The files are ready for it; whether it is so, your host decides.');
  },
};

/** Whether affected paths concern a requirement: `every path` always does. */
export function isAffected(affected: readonly string[], { paths }: Pick<PlaceRequirement, 'paths'>): boolean {
  if (paths === undefined || affected.length === 0) return true;
  return affected.some((place) => !place.startsWith('/') || paths.includes(place));
}
