import type { Origin } from './origin.ts';
import type { Place, Wanted } from './place.ts';
import type { Judged } from './verdict.ts';

/** Sources of requirements, in the order of the report. */
export const sources = {
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

export type SourceId = keyof typeof sources;

/** A requirement, and how to check it in the built files. */
export interface Requirement extends Omit<Wanted, 'paths'> {
  /** Stable id: `service-2.2-resource`. */
  readonly id: string;
  readonly source: SourceId;
  /** Clause in its source: `2.2`, `§2.5.5`, a name. */
  readonly clause: string;
  /** Sentence. */
  readonly says: string;
  /** Affected paths, or a function for them. Absent: all. */
  readonly paths?: readonly string[] | ((origin: Origin) => readonly string[]) | undefined;
  /** Prerequisites: it fails with them, and they are named. */
  readonly after?: readonly string[];
  /** Pure; `unknown` and `no` are for what no host changes. */
  readonly look: (origin: Origin) => Judged;
  /** Judges a place by more than `needs`. Absent: place.judge(). */
  readonly judgeAt?: (place: Place, shown: Judged, origin: Origin) => Judged;
}

/** Requirement as places see it, with its paths at this origin. */
export const wantedOf = ({ needs, isOdd, paths }: Requirement, origin: Origin): Wanted => ({
  ...{ needs, isOdd },
  paths: typeof paths === 'function' ? paths(origin) : paths,
});
