import { complexityOf } from './complexity.ts';
import { lexMarkdown } from './lexer.ts';
import { type MarkdownMistake, mistakesIn } from './mistakes.ts';
import { possibleTags, tagText } from './possible-tags.ts';
import { renderBlocks } from './render-blocks.ts';
import { maskCode } from './segments.ts';
import type { SlugCounts } from './slug.ts';

export interface RenderedHeading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** What the Markdown may not hold. It is shown as text in the HTML, so the HTML is safe all the same. */
export interface MarkdownProblem {
  readonly kind: 'html' | 'unsafe-link' | 'hidden' | 'complex';
  /** The offending HTML, address or character reference as written; for `complex`, which limit is passed. */
  readonly text: string;
  /** For `unsafe-link`: what is wrong with the address, to follow "it"; for `hidden`: the name of the character. */
  readonly reason?: string;
  /** UTF-16 offset of the offence in the Markdown, where it could be found. */
  readonly offset?: number;
}

export interface RenderedMarkdown {
  readonly html: string;
  readonly headings: readonly RenderedHeading[];
  /** Decoded destinations of links and sources of images, safe ones, in order, repetitions kept. */
  readonly links: readonly string[];
  readonly problems: readonly MarkdownProblem[];
  /** What would be published otherwise than it was meant. */
  readonly mistakes: readonly MarkdownMistake[];
}

/** What the renderer gathers on its way; `ids` are the heading ids that are taken. */
export interface RenderState {
  readonly headings: RenderedHeading[];
  readonly links: string[];
  readonly problems: MarkdownProblem[];
  readonly ids: SlugCounts;
  tables: number;
}

/**
 * Renders Markdown (CommonMark with GFM tables, strikethrough and autolinks) to HTML that holds no foreign markup:
 * raw HTML and unsafe links become text and `problems`. Pure; never throws. Markdown that would take
 * longer than about a second gives no HTML and one problem of kind `complex`.
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const limit = complexityOf(markdown);
  if (limit !== undefined) return complex(limit);
  const state: RenderState = { headings: [], links: [], problems: [], ids: new Map(), tables: 0 };
  try {
    const tokens = lexMarkdown(markdown);
    const html = renderBlocks(tokens, state);
    const { headings, links } = state;
    const problems = markdown.includes('<') || state.problems.length > 0 ? locate(markdown, state.problems) : [];
    return { html, headings, links, problems, mistakes: mistakesIn(tokens) };
  } catch (error) {
    if (error instanceof RangeError) return complex('nested too deeply');
    throw error;
  }
}

function complex(text: string): RenderedMarkdown {
  return { html: '', headings: [], links: [], problems: [{ kind: 'complex', text }], mistakes: [] };
}

/**
 * Adds offsets, and what only another reader of the mirror would take for HTML. Problems come in the order of the text,
 * so each is looked for after the one before it.
 */
function locate(markdown: string, problems: readonly MarkdownProblem[]): MarkdownProblem[] {
  const prose = maskCode(markdown);
  const next = new Map<string, number>();
  const located = problems.map((problem) => {
    const offset = prose.indexOf(problem.text, next.get(problem.text) ?? 0);
    if (offset < 0) return problem;
    next.set(problem.text, offset + problem.text.length);
    return { ...problem, offset };
  });
  const known = new Set(located.map(({ offset }) => offset));
  const doubtful = possibleTags(markdown).filter((offset) => !known.has(offset));
  return [
    ...located,
    ...doubtful.map((offset) => ({ kind: 'html' as const, text: tagText(markdown, offset), offset })),
  ];
}
