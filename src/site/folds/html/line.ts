import { type Html, html } from '../../../core/html.ts';
import { date } from '../../html/date.ts';
import type { Fact } from '../../view/fact.ts';
import type { Inline, Line, Link, Text } from '../../view/model.ts';

/** A line as HTML. */
export function lineOf(line: Line<Fact>): Html {
  return html`${line.map((part) => (typeof part === 'string' ? html`${part}` : inline(part)))}`;
}

/** A leaf as HTML. */
export function inline(leaf: Inline<Fact>): Html {
  if (leaf.kind === 'text') return textOf(leaf);
  if (leaf.kind === 'link') return linkOf(leaf);
  return html`<a href="#${leaf.anchor}">${leaf.text}</a>`;
}

function textOf({ text, as }: Text<Fact>): Html {
  if (as === 'number') return html`<span class="number">${text}</span>`;
  if (as === 'date') return date(text);
  if (as === 'status') return html`<span class="status status-${text}">${text}</span>`;
  return html`${text}`;
}

function linkOf({ text, to, as }: Link<Fact>): Html {
  if (as === 'phone') return html`<a class="number" href="${to}" dir="ltr">${text}</a>`;
  return html`<a href="${to}"${as === 'profile' && html` rel="me"`}>${text}</a>`;
}
