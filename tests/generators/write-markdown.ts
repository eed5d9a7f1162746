import type { Block, Item, Line, Page, Piece } from './pages.ts';

/** How the sources of a generator differ: where links lead, and how it writes terms with their definitions. */
export interface Dialect {
  readonly href: (path: string) => string;
  readonly terms?: 'html' | 'list' | 'colons';
}

export const escaped = (text: string): string => text.replace(/[\\`*_{}[\]<>#|$&~]/g, (sign) => `\\${sign}`);
const html = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The content of a page below its title, as an author writes it. */
export const bodyMarkdown = ({ blocks }: Page, dialect: Dialect): string =>
  `${blocks.map((block) => blockMarkdown(block, dialect)).join('\n\n')}\n`;

/** The mirror that a person would write of a page. */
export const truthOf = (page: Page): string =>
  `# ${escaped(page.title)}\n\n> ${escaped(page.description)}\n\n${bodyMarkdown(page, { href: (path) => `/${path}`, terms: 'list' })}`;

function blockMarkdown(block: Block, dialect: Dialect): string {
  if ('heading' in block) return `## ${escaped(block.heading)}`;
  if ('paragraph' in block) return lineMarkdown(block.paragraph, dialect);
  if ('list' in block) return itemsMarkdown(block.list, block.isOrdered, '', dialect);
  if ('code' in block) return `\`\`\`${block.language}\n${block.code}\n\`\`\``;
  if ('alt' in block) return `![${block.alt}](/pump.png)`;
  if ('quote' in block) return `> ${escaped(block.quote)}`;
  if ('terms' in block) return termsMarkdown(block.terms, dialect.terms ?? 'html');
  const [head = [], ...rows] = block.table;
  const row = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')).replaceAll('\\', ''), ...rows.map(row)].join('\n');
}

function termsMarkdown(terms: readonly (readonly [string, string])[], as: 'html' | 'list' | 'colons'): string {
  if (as === 'colons') return terms.map(([term, text]) => `${escaped(term)}\n: ${escaped(text)}`).join('\n\n');
  if (as === 'list') return terms.map(([term, text]) => `- **${escaped(term)}**: ${escaped(text)}`).join('\n');
  return `<dl>${terms.map(([term, text]) => `<dt>${html(term)}</dt><dd>${html(text)}</dd>`).join('')}</dl>`;
}

const lineMarkdown = (line: Line, dialect: Dialect): string =>
  line.map((piece) => pieceMarkdown(piece, dialect)).join('');

function pieceMarkdown(piece: Piece, { href }: Dialect): string {
  if (typeof piece === 'string') return escaped(piece);
  if ('strong' in piece) return `**${escaped(piece.strong)}**`;
  if ('em' in piece) return `*${escaped(piece.em)}*`;
  if ('code' in piece) return `\`${piece.code}\``;
  return `[${escaped(piece.text)}](${href(piece.to)})`;
}

function itemsMarkdown(items: readonly Item[], isOrdered: boolean, indent: string, dialect: Dialect): string {
  return items
    .map(({ line, items: inner }, index) => {
      const mark = isOrdered ? `${index + 1}. ` : '- ';
      const below = indent + ' '.repeat(mark.length);
      const nested = inner ? `\n${itemsMarkdown(inner, false, below, dialect)}` : '';
      return `${indent}${mark}${lineMarkdown(line, dialect)}${nested}`;
    })
    .join('\n');
}
