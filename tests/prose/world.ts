import type { Problem } from '../../src/core/problem.ts';
import { collectOwnFacts } from '../../src/prose/facts/own-facts.ts';
import { type PreparedFacts, prepareFacts } from '../../src/prose/prepared-facts.ts';
import { checkProseText } from '../../src/prose/prose.ts';
import { splitMarkdownUnits } from '../../src/prose/read/units.ts';
import { siteOf, today } from './site-of.ts';

export { today };

/** The facts of a content folder, in one of its languages. */
export function worldOf(folder: string, language?: string): PreparedFacts & { readonly language: string } {
  const { site, sources } = siteOf(folder);
  const own = [site, ...(site.translations ?? [])].find(
    (each) => language === undefined || each.language.startsWith(language),
  );
  if (!own) throw new Error(`${folder} has no ${language}`);
  return { ...prepareFacts(collectOwnFacts(own, sources)), language: own.language };
}

/** Problems in a Markdown text of such a site, which may be a description of it. */
export function problemsIn(
  markdown: string,
  world: PreparedFacts & { readonly language: string },
  isOwn = false,
): Problem[] {
  const problems: Problem[] = [];
  const text = {
    language: world.language,
    raw: markdown,
    isFilled: true,
    isOwn,
    units: () => splitMarkdownUnits(markdown),
    positionAt: (offset: number) => {
      const before = markdown.slice(0, offset).split('\n');
      return { file: 'content/pages/x.md', line: before.length, col: (before.at(-1) ?? '').length + 1 };
    },
  };
  checkProseText(text, world, today, (problem) => void problems.push(problem));
  return problems;
}
