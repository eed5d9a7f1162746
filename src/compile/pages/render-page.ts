import { findMarkdownCandidates } from '../../checks/private/candidates.ts';
import { checkPageBody, createMarkdownBodies } from '../../content/check/body/bodies.ts';
import { noMemo } from '../../content/check/memo.ts';
import { readPageFile } from '../../content/read/page-file.ts';
import type { MarkdownSource } from '../../content/read/source.ts';
import { assertDefined } from '../../core/assert-defined.ts';
import { countedSha256 } from '../../core/digest.ts';
import { type MediaType, mediaTypes } from '../../core/media-types.ts';
import type { Pictures } from '../../core/picture.ts';
import type { Problem } from '../../core/problem.ts';
import type { PrivateCandidate } from '../../core/records.ts';
import type { TextFacts } from '../../core/release.ts';
import { absoluteUrl } from '../../core/url.ts';
import { countWork } from '../../core/work.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import type { ListedPage } from '../../site/facts/folders.ts';
import { highlightCode } from '../../site/facts/page-guide.ts';
import { fillFrame, frameKey, type LayoutFrame } from '../../site/html/frame.ts';
import type { BuiltPageSections } from '../../site/page-model/sections.ts';
import { createMirrorLinkMapper, renderContentMarkdown, renderMirror } from '../../site/pages/mirror.ts';
import { appendSubpagesHtml } from '../../site/pages/subpages.ts';
import type { LabelledLink } from '../../theme/model/frame.ts';
import type { PageGuide } from '../../theme/model/main.ts';
import type { ThemeModule } from '../../theme/theme.ts';
import { themeOf } from '../../theme/theme-of.ts';
import { extractTextFacts } from '../render-file.ts';

/** A page to be made: its file, and what of it has been settled already. */
export interface PageRenderTask {
  /** Absolute path of its file. */
  readonly file: string;
  /** `content/pages/x.md`. */
  readonly source: string;
  readonly path: string;
  readonly title: string;
  readonly documentTitle: string;
  readonly description: string;
  readonly updated: string;
  readonly image?: string | undefined;
  /** Front matter beside the text. */
  readonly sections?: BuiltPageSections | undefined;
  /** The pages above it, and those in its folder. */
  readonly crumbs: readonly LabelledLink[];
  readonly below: readonly ListedPage[];
  readonly guide: PageGuide | undefined;
  /** The entry of the navigation below which it stands. */
  readonly current?: string | undefined;
  /** SHA-256 of its file as it was read, where that is known. */
  readonly digest?: string | undefined;
}

/** Inputs that all pages share: plain data, which goes to another thread as it is. */
export interface PageRenderContext {
  /** Values of `{{…}}`, by name. */
  readonly facts: ReadonlyMap<string, string>;
  readonly pictures: Pictures;
  /** The layouts that pages have, by frameKey(). */
  readonly frames: ReadonlyMap<string, LayoutFrame>;
  /** BCP 47. */
  readonly language: string;
  /** The project's theme, by its digest and by its module. */
  readonly theme?: string | undefined;
  readonly themeModule?: ThemeModule | undefined;
  readonly notice?: string | undefined;
  /** Legal name. */
  readonly organisation: string;
  readonly baseUrl: string;
  /** The origins whose links are links of this site. */
  readonly origins: readonly string[];
}

/** One of the two documents of a page. */
export interface RenderedText {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly read: TextFacts;
}

export interface RenderedPage {
  readonly source: string;
  readonly path: string;
  /** Problems of its body. */
  readonly problems: readonly Problem[];
  /** Names of the facts that its body uses. */
  readonly facts: readonly string[];
  /** Private candidates in its file. */
  readonly candidates: readonly PrivateCandidate[];
  readonly html: RenderedText;
  readonly mirror: RenderedText;
}

/**
 * Returns a function that reads a page and makes its two documents: the same bytes as their render() gives, on any
 * thread, and what `keep` makes of what is read of them. Undefined when the file is no longer what it was. A thread has no
 * texts in memory, so it reads each file again.
 */
export function createPageRenderer(
  kit: PageRenderContext,
  keep: (facts: TextFacts) => TextFacts,
  read: (task: PageRenderTask) => MarkdownSource | undefined = rereadTask,
): (task: PageRenderTask) => RenderedPage | undefined {
  const bodies = createMarkdownBodies(kit.facts, noMemo, kit.pictures);
  const language = languageByTag(kit.language);
  const theme = themeOf(kit);
  const made = (mediaType: MediaType, text: string): RenderedText => {
    const bytes = Buffer.from(text, 'utf8');
    countWork('rendered');
    return { bytes, sha256: countedSha256(bytes), read: keep(extractTextFacts(mediaType, text, kit.origins)) };
  };
  return (task) => {
    const source = read(task);
    if (!source) return undefined;
    const problems: Problem[] = [];
    checkPageBody(bodies, source, !task.sections?.isAlone, (problem) => void problems.push(problem));
    const { markdown, html, facts, siteLinks } = bodies.of(source);
    const { title, description, updated, path, crumbs, below, sections, guide } = task;
    const frame = assertDefined(kit.frames.get(frameKey(task)), `the layout of ${path}`);
    const body = appendSubpagesHtml(kit, guide ? highlightCode(html) : html, below);
    const main = theme.main({ kind: 'article', crumbs, title, description, body, sections, guide }, language);
    const page = fillFrame(frame, { ...task, main }, kit);
    const mirror = renderMirror(
      kit,
      renderContentMarkdown(kit, { title, description, markdown }, below, sections),
      { canonical: absoluteUrl(kit.baseUrl, path), organisation: kit.organisation, updated },
      sections || siteLinks === undefined ? undefined : siteLinks + below.length,
      createMirrorLinkMapper(),
    );
    return {
      source: task.source,
      path,
      problems,
      facts,
      candidates: findMarkdownCandidates(source),
      html: made(mediaTypes.html, page),
      mirror: made(mediaTypes.markdown, mirror),
    };
  };
}

const rereadTask = ({ file, source, digest }: PageRenderTask) => readPageFile(file, source, digest);
