import { noPictures } from '../../core/picture.ts';
import { countWork } from '../../core/work.ts';
import { countNewlines } from '../ambiguities/ambiguity.ts';
import { checkComplexity } from '../complexity.ts';
import extensions from '../extensions/expand.ts?lazy';
import { type ExpandedMarkdown, marksToMarkdown, mayHaveExtensions, removeMarks } from '../extensions/extensions.ts';
import { lexMarkdown, listInQuotePattern, unsupportedListReason } from '../lexer.ts';
import { findMarkdownMistakes, type MarkdownMistake } from '../mistakes.ts';
import { findPossibleTags, sliceTag } from '../possible-tags.ts';
import type { MarkdownProblem, MarkdownRenderOptions, RenderedMarkdown, RenderState } from '../rendered-markdown.ts';
import { maskCode } from '../segments.ts';
import { renderBlocks } from './blocks.ts';
import extended from './extended.ts?lazy';

// Few texts have extensions: these are loaded for them.
type Extensions = typeof import('../extensions/expand.ts');
type Extended = typeof import('./extended.ts');

/**
 * Renders Markdown (CommonMark with GFM tables, strikethrough and autolinks) to HTML that holds no foreign markup:
 * raw HTML and unsafe links become text and `problems`. Pure; never throws. Markdown that would take
 * longer than about a second gives no HTML and one problem of kind `complex`.
 */
export function renderMarkdown(markdown: string, options: MarkdownRenderOptions = {}): RenderedMarkdown {
  const limit = checkComplexity(markdown);
  if (limit !== undefined) return complex(limit);
  const { labels } = options;
  const expanded =
    labels && mayHaveExtensions(markdown) ? extensions<Extensions>().expandExtensions(markdown, labels) : undefined;
  const text = expanded?.text ?? markdown;
  // Marks that HTML has instead of brackets count as these.
  const longer = expanded && checkComplexity(text);
  if (longer !== undefined) return complex(longer);
  const state = createState(options, expanded);
  try {
    countWork('lexed');
    const tokens = lexMarkdown(text);
    const html = expanded ? extended<Extended>().renderExtended(tokens, expanded, state) : renderBlocks(tokens, state);
    const { headings, links } = state;
    const problems = text.includes('<') || state.problems.length > 0 ? locate(text, state.problems) : [];
    const mistakes = findMarkdownMistakes(tokens);
    if (!expanded) return { html, markdown, headings, links, problems, mistakes };
    const own = { html, markdown: marksToMarkdown(text), headings, links };
    return { ...own, ...atSource(markdown, expanded, problems, mistakes) };
  } catch (error) {
    if (error instanceof RangeError && error.message === unsupportedListReason)
      return complex(unsupportedListReason, listInQuotePattern.exec(markdown)?.index);
    if (error instanceof RangeError) return complex('nested too deeply');
    throw error;
  }
}

function createState(
  { pictures = noPictures, isBelow = false, labels, idPrefix = '' }: MarkdownRenderOptions,
  expanded: ExpandedMarkdown | undefined,
): RenderState {
  const marks = [...(expanded?.marks.values() ?? [])].flat();
  // Ids that were asked for are given to no other heading.
  const ids = new Map(marks.flatMap((mark) => (mark.kind === 'heading' ? [[mark.id, 0] as const] : [])));
  return {
    ...{ headings: [], links: [], problems: [], ids, pictures, tables: 0, images: isBelow ? 1 : 0 },
    ...{ idPrefix, calls: new Map() },
    ...(labels && { labels }),
  };
}

/** Problems and mistakes of an expanded text at the lines of its source, with those of the extensions. */
function atSource(
  markdown: string,
  { lines, mistakes: own }: ExpandedMarkdown,
  problems: readonly MarkdownProblem[],
  mistakes: readonly MarkdownMistake[],
): Pick<RenderedMarkdown, 'problems' | 'mistakes'> {
  const missed = own.map(
    ({ what, hint, ...each }): MarkdownMistake => ({ ...each, kind: 'near-miss', disputed: { what, hint } }),
  );
  const found = mistakes.map(({ right, block, ...each }): MarkdownMistake => {
    const text = removeMarks(each.text);
    // Where marks stand, nobody knows the words that were written.
    const isKnown = markdown.includes(block ?? each.text) && right !== undefined;
    return {
      ...each,
      line: lines[each.line] ?? 0,
      text,
      ...(isKnown && { right, ...(block !== undefined && { block }) }),
    };
  });
  // Within a text that is corrected as a whole, nothing else is certain.
  const isApart = ({ kind, line }: MarkdownMistake) =>
    kind !== 'near-miss' ||
    !missed.some((each) => line >= each.line && line <= each.line + countNewlines(each.block ?? ''));
  return {
    problems: problems.map((problem) => {
      const offset = markdown.indexOf(problem.text);
      return { ...problem, ...(offset >= 0 && problem.text !== '' && { offset }) };
    }),
    mistakes: [...found.filter(isApart), ...missed].sort((a, b) => a.line - b.line),
  };
}

function complex(text: string, offset?: number): RenderedMarkdown {
  const problem = { kind: 'complex' as const, text, ...(offset !== undefined && { offset }) };
  return { html: '', markdown: '', headings: [], links: [], problems: [problem], mistakes: [] };
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
    // An empty address stands everywhere.
    if (offset < 0 || problem.text === '') return problem;
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
