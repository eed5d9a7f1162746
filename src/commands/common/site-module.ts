import { reportLanguages } from '../../content/languages/languages.ts';
import { loadSources } from '../../content/read/load.ts';
import type { Problem } from '../../core/problem.ts';
import type { Invocation } from './invocation.ts';
import { type SourceOptions, withDisplayNames } from './source-options.ts';

/** Value of content/site.ts as written, and why it could not be read. */
interface SiteModule {
  /** Undefined where there is none: who looks at what others have built has no content. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** Reads content/site.ts for commands that look at what was built; what else is wrong in content/ is for others to say. */
export function readSiteModule(
  options: Pick<SourceOptions, 'contentDir' | 'publicDir'>,
  invocation: Invocation,
): SiteModule {
  const problems: Problem[] = [];
  const sources = loadSources(options.contentDir, options.publicDir, (problem) => void problems.push(problem));
  // Built texts are read by the catalogues of the project, too.
  reportLanguages(sources, () => {});
  const own = problems.filter(({ at, code }) => at?.file === 'content/site.ts' && code !== 'file-missing');
  return { value: sources.modules.get('site')?.value, problems: withDisplayNames(own, options, invocation) };
}
