import type { Capability } from '../../core/capabilities.ts';
import { type Judged, unknown } from './verdict.ts';

/** What a place looks at of a requirement. */
export interface Wanted {
  /** What the host must be able to do for it. */
  readonly needs: readonly Capability[];
  /** The paths that it is about: a host that lacks something at others keeps it. Absent: all. */
  readonly paths?: readonly string[] | undefined;
  /** It asks for the very thing that quirks of hosts are about: one of them decides it. */
  readonly isOdd?: true | undefined;
}

/** Where the files are served, or would be: a column of the report. */
export interface Place {
  /** `nginx`, or `https://example.com`. */
  readonly name: string;
  readonly title: string;
  /** What is to be said of it beside its verdicts. */
  readonly notes: readonly string[];
  /** What it is known not to keep. */
  readonly lacks: readonly Capability[];
  /** What becomes of what the files show. */
  judge(requirement: Wanted, shown: Judged): Judged;
}

/** What any server does that hands out files; all else is in its configuration, or in nobody's hands. */
const byFilesAlone: ReadonlySet<Capability> = new Set(['api-documents', 'discovery-documents', 'pages', 'assets']);

/** What no configuration of ours decides: who asks the origin sees it. */
export const byAskingOnly: ReadonlySet<Capability> = new Set(['https', 'certificate', 'http2']);

/** Whether the built files alone decide a requirement. */
export const isOfFiles = ({ needs }: Pick<Wanted, 'needs'>): boolean => needs.every((each) => byFilesAlone.has(each));

/** Where no host is known: only what the files decide is known. */
export const nowhere: Place = {
  name: 'files',
  title: 'The built files, on no host in particular',
  lacks: [],
  notes: ["Name yours in content/site.ts, hosts: ['nginx'], or with --host: what hosts decide is unknown until then."],
  judge(requirement, shown) {
    if (shown.verdict !== 'pass' || isOfFiles(requirement)) return shown;
    return unknown('host', shown.evidence, 'The files are ready for it; whether it is so, your host decides.');
  },
};

/** Whether something that is told of some paths concerns a requirement: `every path` concerns all. */
export function concerns(affected: readonly string[], { paths }: Pick<Wanted, 'paths'>): boolean {
  if (paths === undefined || affected.length === 0) return true;
  return affected.some((place) => !place.startsWith('/') || paths.includes(place));
}
