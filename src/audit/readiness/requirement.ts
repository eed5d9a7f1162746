import type { ReleaseOrigin } from './origin.ts';
import type { PlaceRequirement, ReadinessPlace } from './place.ts';
import type { RequirementResult } from './verdict.ts';

/** Sources of requirements, in the order of the report. */
export const requirementSources = {
  service: { title: 'Rules of the service', about: 'What a Gazette site promises of itself' },
  agentready: { title: 'isitagentready.com', about: 'What that scanner asks, as far as others have seen' },
  llms: { title: 'llms.txt', about: 'llmstxt.org, version 2' },
  security: { title: 'security.txt', about: 'RFC 9116' },
  catalog: { title: 'API catalog', about: 'RFC 9727 and RFC 9264' },
  skills: { title: 'Agent skills', about: 'Agent Skills Discovery 0.2.0' },
  ard: { title: 'Agentic resource discovery', about: 'ARD 0.91' },
  oauth: { title: 'OAuth metadata', about: 'RFC 9728 and RFC 8414' },
  lighthouse: { title: 'Lighthouse', about: 'Agentic browsing' },
  wire: { title: 'HTTP', about: 'RFC 9110 and others' },
} as const;

export type SourceId = keyof typeof requirementSources;

/** Judges the built files. */
export type RequirementLook = (origin: ReleaseOrigin) => RequirementResult;

/** A requirement, and how to check it in the built files. */
export interface Requirement extends Omit<PlaceRequirement, 'paths'> {
  /** Stable id: `service-2.2-resource`. */
  readonly id: string;
  readonly source: SourceId;
  /** Clause in its source: `2.2`, `§2.5.5`, a name. */
  readonly clause: string;
  /** Sentence. */
  readonly says: string;
  /** Affected paths, or a function for them. Absent: all. */
  readonly paths?: readonly string[] | ((origin: ReleaseOrigin) => readonly string[]) | undefined;
  /** Prerequisites: it fails with them, and they are named. */
  readonly after?: readonly string[];
  /** Pure; `unknown` and `no` are for what no host changes. */
  readonly look: RequirementLook;
  /** Judges a place by more than `needs`. Absent: place.judge(). */
  readonly judgeAt?: (place: ReadinessPlace, shown: RequirementResult, origin: ReleaseOrigin) => RequirementResult;
}

/** Requirement as places see it, with its paths at this origin. */
export const toPlaceRequirement = ({ needs, isOdd, paths }: Requirement, origin: ReleaseOrigin): PlaceRequirement => ({
  ...{ needs, isOdd },
  paths: typeof paths === 'function' ? paths(origin) : paths,
});

/** Makes rows of a source: id, clause, sentence, the rest. */
export const createRowFactory =
  (source: SourceId) =>
  (
    id: string,
    clause: string,
    says: string,
    rest: Pick<Requirement, 'needs' | 'paths' | 'after' | 'look' | 'judgeAt'>,
  ): Requirement => ({ id: `${source}-${id}`, source, clause, says, ...rest });
