import type { Site } from '../../content/site.ts';
import { absoluteUrl } from '../../core/url.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import { fillTargets } from '../markdown/to-markdown.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import type { MirroredForeignPage } from './mirrors.ts';

/** Mirrors by the files of their pages. */
export type MirrorsByFile = ReadonlyMap<string, MirroredForeignPage>;

/**
 * Mirror of an attached page, with the head of our mirrors: title, description, notice. Links are absolute, and lead to
 * mirrors where they exist.
 */
export function renderMirrorMarkdown(
  page: MirroredForeignPage,
  { notice, baseUrl }: Pick<Site, 'notice' | 'baseUrl'>,
  { addresses }: Pick<ForeignSite, 'addresses'>,
  mirrors: MirrorsByFile,
): string {
  const { read, path } = page;
  const body = read.main ? fillTargets(read.main, (target) => placed(target)) : '';
  const { heading, said } = headed(body, titleOf(page));
  const description = escapeMarkdown(read.description);
  const parts = [
    `# ${heading ?? escapeMarkdown(titleOf(page))}`,
    // No description that the text repeats.
    read.description === '' || said.startsWith(description) ? '' : `> ${description}`,
    notice === undefined ? '' : escapeMarkdown(notice),
    said,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;

  function placed(target: string): string {
    const resolved = addresses.resolve(target, path, read.base);
    if (!resolved) return absoluteUrl(baseUrl, path);
    const mirror = resolved.target.kind === 'file' ? mirrors.get(resolved.target.file) : undefined;
    if (!mirror) return resolved.href;
    // A fragment stays, as a mirror has no anchors.
    const hash = resolved.href.indexOf('#');
    return absoluteUrl(baseUrl, mirror.mirror) + (hash < 0 ? '' : resolved.href.slice(hash));
  }
}

export const titleOf = ({ read, path }: Pick<MirroredForeignPage, 'read' | 'path'>): string => read.title || path;

/** Description of a page, else its first paragraph, cut at 160 characters. */
export function descriptionOf({ read }: Pick<MirroredForeignPage, 'read'>): string {
  if (read.description !== '') return read.description;
  const paragraphs = read.main ? fillTargets(read.main, () => '').split(/\n\n+/) : [];
  const first = paragraphs.find((each) => /^[\p{L}\p{N}*[]/u.test(each) && !/^\[[^\]]*\]\(\)$/.test(each)) ?? '';
  const plain = first
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= 160 ? plain : `${plain.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}

/**
 * Heading of the highest level, and the text without it; a line may stand above. DocBook begins with a second-level
 * heading, which is the title.
 */
function headed(body: string, title: string): { readonly heading: string | undefined; readonly said: string } {
  const [line = '', level = '', first] = /^(#{2,6}) (.+)\n*/.exec(body) ?? [];
  if (
    first !== undefined &&
    first.replace(/[\\`*]/g, '').replace(/\s+/g, ' ') === title.replace(/[\\`*]/g, '') &&
    !body.includes(`\n${level.slice(1)} `)
  )
    return { heading: first, said: body.slice(line.length) };
  // A line of code may look like a heading.
  const prose = body.slice(0, (/^ {0,3}(?:`{3}|~{3})/m.exec(body) ?? { index: body.length }).index);
  const found = /^# (.+)$/m.exec(prose);
  if (!found || /^#{2,6} /m.test(prose.slice(0, found.index))) return { heading: undefined, said: body };
  const [before, after] = [body.slice(0, found.index), body.slice(found.index + found[0].length)];
  return { heading: found[1], said: [before.trim(), after.trim()].filter((each) => each !== '').join('\n\n') };
}
