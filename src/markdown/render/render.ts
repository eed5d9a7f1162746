import { noPictures } from '../../core/picture.ts';
import { countWork } from '../../core/work.ts';
import { checkComplexity } from '../complexity.ts';
import { lexMarkdown, listInQuotePattern, unsupportedListReason } from '../lexer.ts';
import { findMarkdownMistakes } from '../mistakes.ts';
import { findPossibleTags, sliceTag } from '../possible-tags.ts';
import type { MarkdownProblem, MarkdownRenderOptions, RenderedMarkdown, RenderState } from '../rendered-markdown.ts';
import { maskCode } from '../segments.ts';
import { renderBlocks } from './blocks.ts';

/**
 * Renders Markdown (CommonMark with GFM tables, strikethrough and autolinks) to HTML that holds no foreign markup:
 * raw HTML and unsafe links become text and `problems`. Pure; never throws. Markdown that would take
 * longer than about a second gives no HTML and one problem of kind `complex`.
 */
export function renderMarkdown(
  markdown: string,
  { pictures = noPictures, isBelow = false }: MarkdownRenderOptions = {},
): RenderedMarkdown {
  const limit = checkComplexity(markdown);
  if (limit !== undefined) return complex(limit);
  const images = isBelow ? 1 : 0;
  const state: RenderState = { headings: [], links: [], problems: [], ids: new Map(), pictures, tables: 0, images };
  try {
    countWork('lexed');
    const tokens = lexMarkdown(markdown);
    const html = renderBlocks(tokens, state);
    const { headings, links } = state;
    const problems = markdown.includes('<') || state.problems.length > 0 ? locate(markdown, state.problems) : [];
    return { html, headings, links, problems, mistakes: findMarkdownMistakes(tokens) };
  } catch (error) {
    if (error instanceof RangeError && error.message === unsupportedListReason)
      return complex(unsupportedListReason, listInQuotePattern.exec(markdown)?.index);
    if (error instanceof RangeError) return complex('nested too deeply');
    throw error;
  }
}

function complex(text: string, offset?: number): RenderedMarkdown {
  const problem = { kind: 'complex' as const, text, ...(offset !== undefined && { offset }) };
  return { html: '', headings: [], links: [], problems: [problem], mistakes: [] };
}

/**
 * Adds offsets, and what only another reader of the mirror would take for HTML. Problems come in the order of the text,
 * so each is looked for after the one before it.
 */
function locate(markdown: string, problems: readonly MarkdownProblem[]): MarkdownProblem[] {
  const prose = problems.length > 0 ? maskCode(markdown) : '';
  const next = new Map<string, number>();
  const located = problems.map((problem) => {
    const offset = prose.indexOf(problem.text, next.get(problem.text) ?? 0);
    if (offset < 0) return problem;
    next.set(problem.text, offset + problem.text.length);
    return { ...problem, offset };
  });
  const known = new Set(located.map(({ offset }) => offset));
  const doubtful = findPossibleTags(markdown).filter((offset) => !known.has(offset));
  return [
    ...located,
    ...doubtful.map((offset) => ({ kind: 'html' as const, text: sliceTag(markdown, offset), offset })),
  ];
}
