import { byCodeUnit } from '../../core/problem.ts';
import type { Release } from '../../core/release.ts';
import type { HostFile, LimitExceeded, Unmet } from '../host.ts';
import { overlayHosts } from './index.ts';
import type { OverlayOptions, Refused } from './overlay.ts';
import { overlaySite } from './overlay-site.ts';
import { overlayReadme, overlayUnmet } from './overlay-text.ts';

/** Something of one host, by its name. */
export type Of<T> = T & { readonly host: string };

export interface Overlays {
  /** `deploy/<host>/…` for each host, README.md and UNMET.md included, sorted by name. */
  readonly files: readonly HostFile[];
  /** Unmet capabilities beside an existing site: reported; an error with `--strict`. */
  readonly unmet: readonly Of<Unmet>[];
  /** Where a program of theirs is in the place of ours: what to call there. */
  readonly refused: readonly Of<Refused>[];
  /** Limits that the site exceeds: errors for who uses that host. */
  readonly exceeded: readonly Of<LimitExceeded>[];
}

/**
 * Host files beside a site that is there: our documents, and Markdown of their pages for those who ask for it. Pure.
 *
 * @param foreign paths as requests name them (percent-encoded) whose HTML is theirs
 * @throws Error on a header field or name that no configuration can hold: a bug of the caller
 */
export function overlays(release: Release, foreign: ReadonlySet<string>, options: OverlayOptions = {}): Overlays {
  const site = overlaySite(release, foreign);
  const emitted = overlayHosts.map((overlay) => ({ overlay, host: overlay.name, output: overlay.emit(site, options) }));
  const files = emitted.flatMap(({ overlay, host, output }) =>
    [
      ...output.files,
      { file: 'README.md', text: overlayReadme(overlay, output, options) },
      { file: 'UNMET.md', text: overlayUnmet(overlay, output, options) },
    ].map(({ file, text }) => ({ file: `deploy/${host}/${file}`, text })),
  );
  return {
    files: files.sort((a, b) => byCodeUnit(a.file, b.file)),
    unmet: emitted.flatMap(({ host, output }) => output.unmet.map((item) => ({ host, ...item }))),
    refused: emitted.flatMap(({ host, output: { refused } }) => (refused === undefined ? [] : [{ host, ...refused }])),
    exceeded: emitted.flatMap(({ host, output: { exceeded = [] } }) => exceeded.map((item) => ({ host, ...item }))),
  };
}
