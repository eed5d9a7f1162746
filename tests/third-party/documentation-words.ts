import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Where a documentation package has its pages, and what of them is no content; names are ids, classes or elements. */
export interface DocumentationPackage {
  readonly name: string;
  readonly folder: string;
  readonly pages: RegExp;
  readonly chrome: readonly string[];
  /** May be kept or left out. */
  readonly optional: readonly string[];
}

export const packages: readonly DocumentationPackage[] = [
  {
    name: 'python3.11-doc',
    folder: '/usr/share/doc/python3.11/html',
    pages: /^(?:library|tutorial|howto|using|whatsnew)\/[^/]+\.html$/,
    chrome: ['headerlink', 'related', 'sphinxsidebar', 'footer', 'mobile-nav'],
    optional: ['contents', 'linenos', 'footnote-reference', 'fn-backref', 'label'],
  },
  {
    name: 'git-doc',
    folder: '/usr/share/doc/git-doc',
    pages: /^git-[a-m][^/]*\.html$/,
    chrome: ['footer'],
    optional: ['toc'],
  },
  {
    name: 'apache2-doc',
    folder: '/usr/share/doc/apache2-doc/manual/en',
    pages: /^(?:howto|mod|misc|vhosts)\/[^/]+\.html$/,
    chrome: [
      'page-header',
      'up',
      'path',
      'toplang',
      'bottomlang',
      'top',
      'footer',
      'permalink',
      'comments_section',
      'script',
    ],
    optional: ['quickview'],
  },
  {
    name: 'gnucash-docs',
    folder: '/usr/share/doc/gnucash-docs/gnucash-guide-en',
    pages: /\.html$/,
    chrome: ['navheader', 'navfooter'],
    optional: ['toc'],
  },
  {
    name: 'debian-reference-en',
    folder: '/usr/share/debian-reference',
    pages: /^ch\d.*\.en\.html$/,
    chrome: ['navheader', 'navfooter'],
    optional: ['toc'],
  },
];

const silent = /^(?:head|script|style|template|noscript|select|textarea|button|svg)$/;
const blocks =
  /^(?:p|div|li|d[dtl]|t[dhr]|table|pre|h\d|br|ul|ol|section|caption|hr|figcaption|blockquote|body|main|article|aside|nav|form|address)$/;

/** Words of a page as its package lays it out, and those that may be left out. */
export function wordsOfDocumentation(html: string, from: DocumentationPackage): { text: string; optional: string } {
  let optional = '';
  const visit = (node: Node): string => {
    if ('value' in node) return node.value;
    if (!('childNodes' in node) || silent.test(node.nodeName)) return '';
    const names = namesOf(node);
    if (from.chrome.some((each) => names.includes(each))) return '';
    if (node.nodeName === 'img') optional += ` ${attributeOf(node, 'alt')} `;
    const inner = node.childNodes.map(visit).join('');
    if (from.optional.some((each) => names.includes(each))) {
      optional += ` ${inner} `;
      return '';
    }
    return blocks.test(node.nodeName) ? ` ${inner} ` : inner;
  };
  const text = visit(parse(html));
  return { text, optional };
}

const attributeOf = (node: Node, name: string): string =>
  ('attrs' in node ? node.attrs : []).find((each) => each.name === name)?.value ?? '';

const namesOf = (node: Node): string[] => [attributeOf(node, 'id'), ...attributeOf(node, 'class').split(/\s+/)];
