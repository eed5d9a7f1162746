import { renderOrganisation } from '../../src/setup/init/render-organisation.ts';
import { built, filled, organisation } from './init-site.ts';

const markdown = (head: Readonly<Record<string, string>>, body: string): string =>
  `---\n${Object.entries(head)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n\n${body}\n`;

const page = (title: string, body: string) =>
  markdown({ title, description: `${title}.`, updated: '2026-11-01' }, body);

/** Files of a site whose pages, questions and news have addresses in their own script, and links in all spellings. */
export function ownScriptFiles(): Record<string, string> {
  const zeta = organisation({ has: new Set(['questions']) });
  const files = filled(renderOrganisation(zeta), zeta);
  const site = files['content/site.ts'] ?? '';
  return {
    ...Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith('content/faq/'))),
    'content/site.ts': site.replace(
      /^( *)updated:/m,
      "$1addresses: 'unicode',\n$1paths: { questions: '質問' },\n$1redirects: [{ from: '/alt/', to: '/über-uns/#größe' }],\n$1updated:",
    ),
    'content/pages/会社概要.md': page(
      '会社概要',
      '[料金](/цены/) と [案内](/会社概要/沿革/)\n\n## 所在地\n\n[ここ](#所在地)',
    ),
    'content/pages/会社概要/沿革.md': page('沿革', '[上](/%E4%BC%9A%E7%A4%BE%E6%A6%82%E8%A6%81/#所在地)'),
    'content/pages/über-uns.md': page('Über uns', `## Größe\n\n[Wir](/${'über-uns'.normalize('NFD')}/#größe)`),
    'content/pages/цены.md': page('Цены', '[О нас](https://zeta.example/%c3%bcber-uns/#gr%C3%B6%C3%9Fe)'),
    'content/pages/מחירים.md': page('מחירים', '[דף](/会社概要/), [שאלה](/質問/配送について/), [חדשות](/news/новости/)'),
    'content/faq/delivery.md': markdown(
      {
        question: '配送について',
        category: 'organisation',
        order: '10',
        slug: '配送について',
        updated: '2026-11-01',
        formerly: '[delivery]',
      },
      '[料金](/цены/)',
    ),
    'content/news/новости.md': markdown(
      { title: 'Новости', description: 'Новости.', date: '2026-11-01' },
      '[Цены](/цены/)',
    ),
  };
}

/** Addresses of them, as browsers show them. */
export const ownScriptPaths = [
  '/会社概要/',
  '/会社概要/沿革/',
  '/über-uns/',
  '/цены/',
  '/מחירים/',
  '/質問/',
  '/質問/配送について/',
  '/news/новости/',
];

/** Builds it. */
export const builtInOwnScript = (more: Record<string, string> = {}) => built({ ...ownScriptFiles(), ...more });
