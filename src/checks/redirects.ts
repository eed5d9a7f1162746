import { getModule, type Sources } from '../content/read/load.ts';
import { expandRedirect, listWrittenRedirects, type WrittenRedirect } from '../content/redirects.ts';
import { assertDefined } from '../core/assert-defined.ts';
import { findNearestName } from '../core/did-you-mean.ts';
import type { Position } from '../core/problem.ts';
import type { Check } from './check.ts';

/** Every redirect that editors have written leads from a path that nothing else has, in one step, to one that is served. */
export const checkRedirects: Check = ({ site, sources, release }, report) => {
  const owners = new Map<string, WrittenRedirect>();
  const all = listWrittenRedirects(site);
  for (const written of all) {
    const paths = expandRedirect(written).map(([from]) => from);
    const served = paths.find((from) => release.routes.has(from));
    const taken = paths.find((from) => owners.has(from));
    if (served !== undefined)
      report({
        code: 'redirect-taken',
        at: placeIn(sources, written, written.field),
        message: `expected a path that is not served any more, got ${written.from}${served === written.from ? '' : ` (${served})`}, which is`,
        hint: 'What stands there would never be seen. Delete the redirect, or rename what is there.',
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
    if (!to.startsWith('/') || release.routes.has(to)) continue;
    const next = release.redirects.get(to);
    report({
      code: 'redirect-dead',
      at: placeIn(sources, written, written.target ?? written.field),
      message:
        next === undefined
          ? `expected a path of this site, got "${to}", which is not served`
          : `expected the last address at once, got "${to}", which ${to === from || next === from ? 'leads back' : `leads on to ${next}`}`,
      hint: hintFor(written, next, release.routes.keys()),
      ...(next !== undefined &&
        next !== from &&
        written.target &&
        release.routes.has(next) && {
          fix: { kind: 'value', from: to, to: next },
        }),
    });
  }
};

function hintFor(
  { from, to }: WrittenRedirect,
  next: string | undefined,
  served: Iterable<string>,
): string | undefined {
  if (next !== undefined)
    return to === from || next === from ? 'Nobody would ever arrive. Delete it.' : `Write "${next}".`;
  const meant = findNearestName(to, [...served]);
  return meant && `Did you mean "${meant}"?`;
}

function placeIn(sources: Sources, { file }: WrittenRedirect, field: WrittenRedirect['field']): Position {
  if (file === 'content/site.ts') return getModule(sources, 'site').locate(field);
  const { pages, faq, news = [] } = sources;
  const found = [...pages, ...faq, ...news].find((source) => source.file === file);
  return assertDefined(found, file).frontMatter.locate(field);
}
