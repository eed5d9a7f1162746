import { compareCodeUnits } from '../../core/problem.ts';
import type { Release } from '../../core/release.ts';
import type { HostFile, LimitExceeded, UnmetCapability } from '../host.ts';
import { overlayHosts } from './index.ts';
import type { OverlayOptions, ProgramConflict } from './overlay-host.ts';
import { buildOverlaySite } from './overlay-site.ts';
import { renderOverlayReadme, renderOverlayUnmetList } from './overlay-text.ts';

/** Something of one host, by its name. */
type WithHost<T> = T & { readonly host: string };

interface EmittedOverlays {
  /** `deploy/<host>/…` for each host, README.md and UNMET.md included, sorted by name. */
  readonly files: readonly HostFile[];
  /** Unmet capabilities beside an existing site: reported; an error with `--strict`. */
  readonly unmet: readonly WithHost<UnmetCapability>[];
  /** Where a program of theirs is in the place of ours: what to call there. */
  readonly refused: readonly WithHost<ProgramConflict>[];
  /** Limits that the site exceeds: errors for who uses that host. */
  readonly exceeded: readonly WithHost<LimitExceeded>[];
}

/**
 * Host files beside a site that is there: our documents, and Markdown of their pages for those who ask for it. Pure.
 *
 * @param foreign paths as requests name them (percent-encoded) whose HTML is theirs
 * @throws Error on a header field or name that no configuration can hold: a bug of the caller
 */
export function emitOverlays(
  release: Release,
  foreign: ReadonlySet<string>,
  options: OverlayOptions = {},
): EmittedOverlays {
  const site = buildOverlaySite(release, foreign);
  const emitted = overlayHosts.map((overlay) => {
    const output = overlay.emit(site, options);
    return { overlay, host: overlay.name, output: { ...output, unmet: [...output.unmet, ...unmetRedirects(release)] } };
  });
  const files = emitted.flatMap(({ overlay, host, output }) =>
    [
      ...output.files,
      { file: 'README.md', text: renderOverlayReadme(overlay, output, options) },
      { file: 'UNMET.md', text: renderOverlayUnmetList(overlay, output, options) },
    ].map(({ file, text }) => ({ file: `deploy/${host}/${file}`, text })),
  );
  return {
    files: files.sort((a, b) => compareCodeUnits(a.file, b.file)),
    unmet: emitted.flatMap(({ host, output }) => output.unmet.map((item) => ({ host, ...item }))),
    refused: emitted.flatMap(({ host, output: { refused } }) => (refused === undefined ? [] : [{ host, ...refused }])),
    exceeded: emitted.flatMap(({ host, output: { exceeded = [] } }) => exceeded.map((item) => ({ host, ...item }))),
  };
}

function unmetRedirects({ redirects }: Pick<Release, 'redirects'>): UnmetCapability[] {
  const affected = [...redirects.keys()].filter((from) => /[?*]/.test(from));
  const reason =
    'An old address with a query or a wildcard may be one of your site: it is left to your configuration. Redirect it there.';
  return affected.length === 0 ? [] : [{ capability: 'redirects', reason, affected }];
}
