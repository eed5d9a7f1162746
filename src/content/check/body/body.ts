import { sha256 } from '../../../core/digest.ts';
import { noPictures, type Pictures } from '../../../core/picture.ts';
import type { Report } from '../../../core/problem.ts';
import { decodeEntities } from '../../../markdown/entities.ts';
import { externalImageReason } from '../../../markdown/escape.ts';
import type { MarkdownLabels } from '../../../markdown/extensions/extensions.ts';
import { expandFacts } from '../../../markdown/facts.ts';
import { isSiteLink } from '../../../markdown/links.ts';
import { renderMarkdown } from '../../../markdown/render/render.ts';
import type { MarkdownRenderOptions, RenderedMarkdown } from '../../../markdown/rendered-markdown.ts';
import { resolveFileLinks } from '../../file-links.ts';
import { reportHiddenReferences } from '../../read/hidden-characters.ts';
import { isPictureName } from '../../read/picture-size.ts';
import { createPositionLookup, type PositionAt } from '../../read/position.ts';
import type { MarkdownSource } from '../../read/source.ts';
import { truncate } from '../expectation.ts';
import { type FactTexts, reportUnknownFact } from './fact-texts.ts';
import { reportMarkdownMistakes, telephoneProblem } from './mistakes.ts';

/** An address of e-mail where one of a link is asked for. */
const mailboxPattern = /^[^\s/@:]+@[^\s/@]+\.[^\s/@]+$/;

/** Agents read the source of a skill: tags are text, and links lead into its folder. Nothing hides or runs all the same. */
const isInOrderInSkill = ({ kind, text }: BodyProblem): boolean =>
  (kind === 'html' && !/^<(?:!|\/?(?:script|style)\b)/i.test(text)) || (kind === 'unsafe-link' && isFileOfSkill(text));

type BodyProblem = ReturnType<typeof renderMarkdown>['problems'][number];

/** Whether an address in a SKILL.md is that of a file in its folder. */
export const isFileOfSkill = (address: string): boolean =>
  !/^[a-z][a-z\d+.-]*:|^[/#?]|^www\.|\.\.\/|[&@\\]/i.test(address);

/** The address that a refused one can only mean. */
function addressMeant(address: string): string | undefined {
  const [, local] = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(\/[^\s]*)$/i.exec(address) ?? [];
  if (local !== undefined) return local;
  if (/^http:\/\//i.test(address)) return `https:${address.slice('http:'.length)}`;
  if (/^www\./i.test(address)) return `https://${address}`;
  if (mailboxPattern.test(address)) return `mailto:${address}`;
  const [, file] = /^(?:\.{0,2}[\\/])*(?:public[\\/])?([\w.-]+(?:[\\/][\w.-]+)*\.(?!md$)\w{2,5})$/.exec(address) ?? [];
  return file !== undefined && /\\|^public\//.test(address) ? `/${file.replaceAll('\\', '/')}` : undefined;
}

/** Hint for a refused address, where its kind suggests one. */
function addressHint(address: string): string | undefined {
  const right = addressMeant(address);
  if (right !== undefined) return `Write ${right}`;
  if (/^(?:file:|[a-z]:\\)/i.test(address))
    return 'Put the file into public/, and write its path there, such as /report.pdf.';
  if (/^[a-z][a-z\d+.-]*:|^[/#]|&/i.test(address)) return undefined;
  return 'Write the path from the root, such as /page/. For brackets that are meant as text write \\[.';
}

/** Asked about every page at each save: its text need not be read again for that. */
const named = new WeakMap<MarkdownSource, { readonly facts: boolean; readonly pictures: boolean }>();

/** Key of a body's inputs besides its file: all facts if it names any, all pictures likewise. */
export function createBodyKeys(
  facts: FactTexts,
  pictures: Pictures,
  labels?: MarkdownLabels,
): (source: MarkdownSource) => string {
  let [allFacts, allPictures]: [string?, string?] = [];
  const words = labels ? JSON.stringify(labels) : '';
  return (source) => {
    const names = named.get(source) ?? { facts: source.body.includes('{{'), pictures: source.body.includes('![') };
    named.set(source, names);
    if (names.facts) allFacts ??= facts ? sha256(JSON.stringify([...facts])) : 'none';
    if (names.pictures) allPictures ??= sha256(JSON.stringify([...pictures]));
    return `${names.facts ? allFacts : ''}${names.pictures ? allPictures : ''}${words}`;
  };
}

export interface MarkdownBody {
  readonly markdown: string;
  readonly html: string;
  /** Names of the facts that it uses, and paths of the pictures. */
  readonly facts: readonly string[];
  /** Number of links and images that lead to this site. */
  readonly siteLinks: number;
  /** Readers would see neither text nor picture. */
  readonly isEmpty: boolean;
}

/**
 * The body with its facts filled in; reports unknown facts, raw HTML, unsafe links, what cannot be rendered, and what
 * would not be shown as it was meant.
 */
export function parseBody(
  source: MarkdownSource,
  facts: FactTexts,
  report: Report,
  pictures: Pictures = noPictures,
  labels?: MarkdownLabels,
): MarkdownBody {
  const at = bodyPositions(source);
  let { body: text } = source;
  let used: readonly string[] = [];
  if (facts) {
    const expanded = expandFacts(text, facts);
    for (const unknown of expanded.unknown) reportUnknownFact(unknown, facts, at(unknown.offset), report);
    text = expanded.text;
    used = expanded.used;
  }
  text = resolveFileLinks(source.file, text);
  const options = bodyRenderOptions(source, pictures, labels);
  const { html, markdown: mirrored, links, problems, mistakes } = renderBody(source, text, at, report, options);
  // A skill begins with its title; a page and an answer have one already.
  reportMarkdownMistakes(
    source,
    mistakes.filter(({ kind }) => kind === 'title'),
    report,
  );
  const isRendered = !problems.some(({ kind }) => kind === 'complex');
  const siteLinks = links.filter(isSiteLink).length;
  const shown = links.filter((href) => href.startsWith('/') && isPictureName(href));
  if (shown.length > 0) used = [...new Set([...used, ...shown])];
  // A body refused as too complex must not be lexed again, as for an answer's description.
  const markdown = isRendered ? mirrored : '…';
  return { markdown, html, facts: used, siteLinks, isEmpty: isRendered && isBlank(html) };
}

/** Render options: an answer opens on the homepage, and a picture of the hero stands before the text. */
export function bodyRenderOptions(
  { file, frontMatter: { value }, part }: MarkdownSource,
  pictures: Pictures,
  labels?: MarkdownLabels,
): MarkdownRenderOptions {
  const { hero } = (value ?? {}) as { readonly hero?: { readonly picture?: unknown } };
  const [, answer] = /^content\/faq\/([^.]+)/.exec(file) ?? [];
  const idPrefix = part ?? answer;
  return {
    ...{ pictures, isBelow: answer !== undefined || Boolean(hero?.picture) },
    ...(labels && { labels }),
    ...(idPrefix !== undefined && { idPrefix: `${idPrefix}-` }),
  };
}

/**
 * `text` rendered, which is the body of `source` with its facts filled in or as it stands; reports raw HTML, unsafe
 * links, what hides behind character references, what cannot be rendered, dropped cells and links that stay text.
 */
export function renderBody(
  source: MarkdownSource,
  text: string,
  at: PositionAt,
  report: Report,
  options?: MarkdownRenderOptions,
): RenderedMarkdown {
  const rendered = renderMarkdown(text, options);
  const isOpen = reportHiddenReferences(source.body, at, report);
  const told = new Set<number>();
  const isSkill = source.file.startsWith('content/skills/');
  for (const problem of rendered.problems) {
    // Reported already, at its place.
    if (problem.kind === 'hidden' && !isOpen) continue;
    if (isSkill && isInOrderInSkill(problem)) continue;
    // Facts may have moved the text: look for it where the editor wrote it.
    const found =
      problem.text === '' ? source.body.search(/(?<=\]\()\s*(?:<>)?\s*\)/) : source.body.indexOf(problem.text);
    const offset = problem.offset !== undefined && text === source.body ? problem.offset : Math.max(found, 0);
    // Reported as a link.
    if (problem.kind === 'html' && /^<tel:/i.test(problem.text) && source.body.startsWith('](', offset - 2)) continue;
    // Reported as a tag.
    if (
      problem.kind === 'unsafe-link' &&
      /<[a-z][^<>\n]*=["']?$/i.test(source.body.slice(Math.max(0, offset - 200), offset))
    )
      continue;
    told.add(at(offset).line - source.bodyLine);
    report({ ...markdownProblem(problem), at: at(offset) });
  }
  // How other parsers read a line is irrelevant if it is refused anyway.
  const mistakes = rendered.mistakes.filter(
    ({ kind, line }) => kind !== 'title' && !(kind === 'disputed' && told.has(line)),
  );
  reportMarkdownMistakes(source, mistakes, report);
  return rendered;
}

/** Positions in the file of UTF-16 offsets of the body. */
export function bodyPositions({ file, body, bodyLine }: MarkdownSource): PositionAt {
  const positionAt = createPositionLookup(file, body);
  return (offset) => {
    const { line, col } = positionAt(offset);
    return { file, line: bodyLine + line - 1, col };
  };
}

function isBlank(html: string): boolean {
  // Nearly every body answers at its first paragraph.
  if (/>[^<&\s]/.test(html) || html.includes('<img ')) return false;
  return decodeEntities(html.replace(/<[^>]*>/g, '')).trim() === '';
}

/** Tags that no Markdown replaces: what to do instead. */
function tagHint(text: string): string {
  const [, name = ''] = /^<\/?([a-z]+)/i.exec(text) ?? [];
  if (name.toLowerCase() === 'br')
    return 'End the line with a backslash instead; in the cell of a table <br> may stand.';
  if (/^(?:details|summary)$/i.test(name))
    return 'Begin the lines of <details>, of its <summary>Title</summary> right below, and of </details> with the tag, outside of lists and quotations.';
  if (/^(?:script|style|link|meta|form|input|button)$/i.test(name))
    return 'Delete it: pages run and load nothing of that kind.';
  if (/^(?:iframe|video|audio|embed|object)$/i.test(name))
    return 'Delete it, and link to the page instead: [Our film](https://example.com/film).';
  if (/^(?:font|span|center|u|big|small)$/i.test(name))
    return 'Delete the tag, and keep its words. For words that matter write **bold**. For a literal < write \\<.';
  return 'Write it as Markdown, or as code between ``` lines; for a literal < write \\<. Comments would be published too.';
}

function fixOfAddress(from: string) {
  const to = addressMeant(from);
  return to === undefined || (/^http:/i.test(from) && to.startsWith('https:'))
    ? {}
    : { fix: { kind: 'words' as const, from, to } };
}

function markdownProblem(problem: BodyProblem) {
  const shown = truncate(problem.text);
  const [, telephone] = /^<?(tel:[^>]*)>?$/i.exec(problem.text) ?? [];
  if (telephone !== undefined) return telephoneProblem(telephone);
  switch (problem.kind) {
    case 'html':
      return {
        code: 'markdown-html',
        message: `expected Markdown, got HTML: ${shown}`,
        hint: tagHint(problem.text),
      } as const;
    case 'unsafe-link':
      if (problem.reason === externalImageReason)
        return {
          code: 'markdown-link-unsafe',
          message: `expected an image of public/, got "${shown}": pages load nothing from elsewhere`,
          hint: 'Put the file into public/, and write its path, such as /images/table.jpg.',
        } as const;
      return {
        code: 'markdown-link-unsafe',
        message: `expected a link to /a-page/, #a-heading, https:, mailto: or tel:, got "${shown}"`,
        hint: addressHint(problem.text),
        ...fixOfAddress(problem.text),
      } as const;
    case 'hidden':
      return {
        code: 'file-encoding',
        message: `expected plain text, got a character reference (${shown}) for ${problem.reason}`,
      } as const;
    case 'complex':
      return {
        code: 'markdown-too-complex',
        message: `expected Markdown that renders within its limits: ${shown}`,
      } as const;
  }
}
