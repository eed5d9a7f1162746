import { isHtmlElement } from '../../core/html-tree.ts';
import type { SharedPageParts } from './expected-page.ts';
import type { ReportFinding } from './finding.ts';
import type { ParsedPage } from './parse-page.ts';

/** The elements that pages are made of: what the theme has, and what Markdown can be. */
const elements: ReadonlySet<string> = new Set(
  `html head meta title link script body a article abbr b bdi bdo blockquote br button caption cite code col colgroup dd del details dfn div dl dt em
  fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label legend li main mark nav ol optgroup option p picture
  pre q s samp search section select small source span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var wbr`.split(
    /\s+/,
  ),
);

/** Attributes that run programs, or bring styles and documents of others; none is ours. */
const foreign = /^(?:on.*|style|srcdoc|formaction|ping|is|background|xlink:.*|http-equiv)$/;

/** Whether a page has only elements and attributes of ours, and runs only the programs of this release. */
export function checkMarkup({ elements: all }: ParsedPage, { scripts }: SharedPageParts, tell: ReportFinding): void {
  for (const element of all) {
    const { tagName, attrs } = element;
    if (!isHtmlElement(element) || !elements.has(tagName)) tell('elements of our pages', `<${tagName}>`);
    for (const { name, value } of attrs) {
      const isToken = name === 'http-equiv' && value === 'origin-trial';
      if (foreign.test(name) && !isToken) tell('attributes of our pages', `${name}="${value}" on <${tagName}>`);
      if (/^(?:href|src|action)$/.test(name) && /^\s*(?:javascript|vbscript|data):/i.test(value))
        tell('addresses that run nothing', `${name}="${value}" on <${tagName}>`);
    }
    if (tagName !== 'script') continue;
    const own = new Map(attrs.map(({ name, value }) => [name, value]));
    const isData = own.get('type') === 'application/ld+json' && !own.has('src');
    if (!isData && !scripts.has(own.get('src') ?? ''))
      tell('programs of this release', `<script src="${own.get('src') ?? ''}">`);
    if (own.has('src') && element.childNodes.length > 0) tell('no program in the page', '<script> with text');
  }
}
