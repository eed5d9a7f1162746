import type { Report } from '../../core/problem.ts';
import drift from '../imports/drift.ts?lazy';
import { listTypedModules, type Sources } from '../read/load.ts';
import type { UnconfirmedValue } from '../read/source.ts';
import { formatFieldPath } from './path-sources.ts';

type Drafted = Pick<Sources, 'modules' | 'facts' | 'pages' | 'faq' | 'news' | 'skills'>;

/** Values of the content that an import drafted and nobody has confirmed. */
export function findUnconfirmedValues(sources: Drafted): UnconfirmedValue[] {
  const { pages, faq, news = [], skills } = sources;
  const files = [...listTypedModules(sources), ...pages, ...faq, ...news, ...skills.map(({ source }) => source)];
  return files.flatMap(({ unconfirmed = [] }) => unconfirmed);
}

/** Reports drafts: `value-unconfirmed`, or `value-unconfirmed-live` in what goes live. */
function reportUnconfirmed(sources: Drafted, isForProduction: boolean, report: Report): void {
  for (const { path, from, at } of findUnconfirmedValues(sources)) {
    const field = formatFieldPath(path);
    const source = from === 'suggested' ? ' as a suggestion' : from && ` from ${from}`;
    report({
      code: isForProduction ? 'value-unconfirmed-live' : 'value-unconfirmed',
      at,
      field,
      message: `expected a value that somebody has confirmed, got one that was drafted${source}`,
      hint: `Compare it with its source, correct it or leave it, then: npx gazette confirm ${at.file}${field === undefined ? '' : `#${field}`}`,
    });
  }
}

/** Purpose of a build: whether it goes live. A check (`signed`) reports what such a build would. */
export interface BuildPurpose {
  readonly production?: boolean | undefined;
  readonly strict?: boolean | undefined;
  readonly signed?: boolean | undefined;
  readonly preview: boolean;
}

/** Reports unfinished imports: unconfirmed values, and source rows that changed since. */
export function checkUnfinishedImports(
  sources: Sources,
  { production, strict, signed, preview }: BuildPurpose,
  report: Report,
): void {
  const isForProduction = !preview && [production, strict, signed].includes(true);
  reportUnconfirmed(sources, isForProduction, report);
  const { imports } = sources;
  if (imports) drift<typeof import('../imports/drift.ts')>().reportDrift(imports, report);
}
