import type { Origin } from './origin.ts';
import type { Place, Wanted } from './place.ts';
import type { Judged } from './verdict.ts';

/** Whose requirements they are; in the order of the report. */
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

/** One requirement, and how one sees in the built files whether it is kept. */
export interface Requirement extends Omit<Wanted, 'paths'> {
  /** `service-2.2-resource`: stays when the words change. */
  readonly id: string;
  readonly source: SourceId;
  /** Where it stands in its source: `2.2`, `§2.5.5`, a name. */
  readonly clause: string;
  /** One sentence. */
  readonly says: string;
  /** The paths that it is about, or which they are of an origin. Absent: all. */
  readonly paths?: readonly string[] | ((origin: Origin) => readonly string[]) | undefined;
  /** Requirements without which this one cannot be kept: it fails with them, and they are named. */
  readonly after?: readonly string[];
  /** Pure; `unknown` and `no` are for what no host changes. */
  readonly look: (origin: Origin) => Judged;
  /** What becomes of it in a place, where more than its needs decides that. Absent: place.judge(). */
  readonly judgeAt?: (place: Place, shown: Judged, origin: Origin) => Judged;
}

/** What places look at of a requirement, with its paths at this origin. */
export const wantedOf = ({ needs, isOdd, paths }: Requirement, origin: Origin): Wanted => ({
  ...{ needs, isOdd },
  paths: typeof paths === 'function' ? paths(origin) : paths,
});
