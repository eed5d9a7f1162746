import { getModule, type Sources } from '../content/read/load.ts';
import { expandRedirect, listWrittenRedirects, type WrittenRedirect } from '../content/redirects.ts';
import { assertDefined } from '../core/assert-defined.ts';
import { findNearestName } from '../core/did-you-mean.ts';
import { findRedirect } from '../core/find-redirect.ts';
import { parseOldAddress } from '../core/old-address.ts';
import type { Position, Report } from '../core/problem.ts';
import type { Release } from '../core/release.ts';
import { decodePercent } from '../core/url.ts';
import type { Check, CheckInput } from './check.ts';
import { findDocumentLinks } from './links/links.ts';
import { resolveLinkTarget } from './links/target.ts';

/** Every redirect that editors have written leads from a path that nothing else has, in one step, to one that is served. */
export const checkRedirects: Check = (input, report) => {
  const { site, sources, release } = input;
  const owners = new Map<string, WrittenRedirect>();
  const all = listWrittenRedirects(site);
  for (const written of all) {
    const paths = expandRedirect(written).map(([from]) => from);
    const found = paths.map((from) => findServed(release, from)).find((path) => path !== undefined);
    const served = found && decodePercent(found);
    const taken = paths.find((from) => owners.has(from));
    if (served !== undefined)
      report({
        code: 'redirect-taken',
        at: placeIn(sources, written, written.field),
        message: `expected a path that is not served any more, got ${written.from}${served === written.from ? '' : ` (${served})`}, which is`,
        hint: `What stands there would never be seen. ${written.from.endsWith('*') ? 'Write a redirect for each address that is gone.' : 'Delete the redirect, or rename what is there.'}`,
      });
    else if (taken !== undefined) {
      const { file, line, col } = placeIn(
        sources,
        assertDefined(owners.get(taken), taken),
        assertDefined(owners.get(taken), taken).field,
      );
      report({
        code: 'redirect-taken',
        at: placeIn(sources, written, written.field),
        message: `expected a path that leads to one place, got ${written.from}, from which ${file}:${line}:${col} leads already`,
        hint: 'Delete one of the two.',
      });
    }
    for (const path of paths) if (!owners.has(path)) owners.set(path, written);
  }
  for (const written of all) {
    const { from, to } = written;
    if (!to.startsWith('/')) continue;
    const { path, fragment } = resolveLinkTarget(to, '/');
    if (release.routes.has(path)) {
      reportLostAnchor(input, written, path, fragment, report);
      continue;
    }
    const next = findRedirect(release.redirects, path);
    report({
      code: 'redirect-dead',
      at: placeIn(sources, written, written.target ?? written.field),
      message:
        next === undefined
          ? `expected a path of this site, got "${decodePercent(to)}", which is not served`
          : `expected the last address at once, got "${decodePercent(to)}", which ${to === from || next === from ? 'leads back' : `leads on to ${decodePercent(next)}`}`,
      hint: hintFor(written, next, release.routes.keys()),
      ...(next !== undefined &&
        next !== from &&
        written.target &&
        release.routes.has(next) && {
          fix: { kind: 'value', from: decodePercent(to), to: decodePercent(next) },
        }),
    });
  }
};

/** The address itself, or the first below a folder; where a query is meant, the path may be served without it. */
function findServed({ routes }: Release, from: string): string | undefined {
  const { path, isFolder } = parseOldAddress(from);
  if (!isFolder) return routes.has(from) ? from : undefined;
  for (const served of routes.keys()) if (served === path || served.startsWith(`${path}/`)) return served;
  return undefined;
}

function reportLostAnchor(
  input: CheckInput,
  written: WrittenRedirect,
  path: string,
  anchor: string,
  report: Report,
): void {
  const document = input.catalog.find((each) => each.path === path);
  if (anchor === '' || document === undefined) return;
  const known = findDocumentLinks(document, input.release, []).ids?.split(' ') ?? [];
  if (known.includes(anchor)) return;
  const meant = findNearestName(anchor, known);
  const page = decodePercent(path);
  report({
    code: 'redirect-dead',
    at: placeIn(input.sources, written, written.target ?? written.field),
    message: `expected an anchor of ${page}, got "#${anchor}", which it does not have`,
    hint: meant ? `Did you mean "${page}#${meant}"?` : `Write "${page}": that leads to its beginning.`,
  });
}

function hintFor(
  { from, to }: WrittenRedirect,
  next: string | undefined,
  served: Iterable<string>,
): string | undefined {
  if (next !== undefined)
    return to === from || next === from ? 'Nobody would ever arrive. Delete it.' : `Write "${decodePercent(next)}".`;
  const meant = findNearestName(to, [...served]);
  return meant && `Did you mean "${decodePercent(meant)}"?`;
}

function placeIn(sources: Sources, { file }: WrittenRedirect, field: WrittenRedirect['field']): Position {
  if (file === 'content/site.ts') return getModule(sources, 'site').locate(field);
  const { pages, faq, news = [] } = sources;
  const found = [...pages, ...faq, ...news].find((source) => source.file === file);
  return assertDefined(found, file).frontMatter.locate(field);
}
