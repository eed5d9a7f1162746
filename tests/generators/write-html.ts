import type { Block, Item, Line, Page, Piece } from './pages.ts';

/** Where a link to a page leads. */
export type Href = (path: string) => string;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The content of a page below its title, as an editor of HTML writes it. */
export const bodyHtml = ({ blocks }: Page, href: Href): string =>
  blocks.map((block) => blockHtml(block, href)).join('\n');

function blockHtml(block: Block, href: Href): string {
  if ('heading' in block) return `<h2>${escaped(block.heading)}</h2>`;
  if ('paragraph' in block) return `<p>${lineHtml(block.paragraph, href)}</p>`;
  if ('list' in block) return itemsHtml(block.list, block.isOrdered ? 'ol' : 'ul', href);
  if ('code' in block) return `<pre><code class="language-${block.language}">${escaped(block.code)}\n</code></pre>`;
  if ('alt' in block) return `<figure><img src="/pump.png" alt="${escaped(block.alt)}" loading="lazy"></figure>`;
  if ('quote' in block) return `<blockquote><p>${escaped(block.quote)}</p></blockquote>`;
  if ('terms' in block)
    return `<dl>${block.terms.map(([term, text]) => `<dt>${escaped(term)}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>`;
  const [head = [], ...rows] = block.table;
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

const lineHtml = (line: Line, href: Href): string => line.map((piece) => pieceHtml(piece, href)).join('');

function pieceHtml(piece: Piece, href: Href): string {
  if (typeof piece === 'string') return escaped(piece);
  if ('strong' in piece) return `<strong>${escaped(piece.strong)}</strong>`;
  if ('em' in piece) return `<em>${escaped(piece.em)}</em>`;
  if ('code' in piece) return `<code>${escaped(piece.code)}</code>`;
  return `<a href="${href(piece.to)}">${escaped(piece.text)}</a>`;
}

function itemsHtml(items: readonly Item[], tag: string, href: Href): string {
  const inner = items.map(
    ({ line, items: own }) => `<li>${lineHtml(line, href)}${own ? itemsHtml(own, 'ul', href) : ''}</li>`,
  );
  return `<${tag}>${inner.join('')}</${tag}>`;
}
