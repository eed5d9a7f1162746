import { languageByTag } from '../../src/language/language-by-tag.ts';
import type { FrameModel } from '../../src/theme/model/frame.ts';
import type { MainModel } from '../../src/theme/model/main.ts';
import { registerTheme as theme } from '../../src/theme/register/register.ts';
import { arabic, english, frameModel, german, homeModel, pageModel, sectionsModel } from './theme-models.ts';

/** The pages that use everything that a theme can be given, by name: the models that they are made of. */
export const fullPages: Readonly<Record<string, readonly [frame: FrameModel, main: MainModel]>> = {
  'home-plain': [frameModel(english), homeModel(english, 'plain')],
  'home-picture': [frameModel(german), homeModel(german, 'picture')],
  'home-band': [frameModel(arabic), homeModel(arabic, 'band')],
  'page-en': [frameModel(english), pageModel(english)],
  'page-de': [frameModel(german), pageModel(german)],
  'page-ar': [frameModel(arabic), pageModel(arabic)],
  'sections-en': [frameModel(english), sectionsModel(english)],
  'sections-de': [frameModel(german), sectionsModel(german)],
  'sections-ar': [frameModel(arabic), sectionsModel(arabic)],
  article: [
    frameModel(english),
    {
      ...{ kind: 'article', title: 'Handbook', description: 'How it works.', crumbs: [{ label: 'Home', to: '/' }] },
      guide: {
        ...{ path: '/a/b/', next: { label: 'C', to: '/c/' }, edit: 'https://git.example/a.md' },
        sidebar: [{ label: 'A', to: '/a/', items: [{ label: 'B', to: '/a/b/', items: [] }] }],
      },
      body: ['One', 'Two', 'Three'].map((name) => `<h2 id="${name}">${name}</h2>\n<p>Text.</p>`).join('\n'),
    },
  ],
  'news-list': [
    frameModel(english),
    {
      ...{ kind: 'news-list', title: 'News', description: 'All news.', crumbs: [], feed: '/news.atom' },
      items: [{ path: '/news/a/', title: 'A', description: 'B', date: '2026-11-12' }],
    },
  ],
};

/** A document whose body the theme makes of models; the styles are in it, the pictures are not. */
export function documentOf([frame, main]: readonly [FrameModel, MainModel], style = theme.style(undefined)): string {
  const { tag, direction } = frame.language;
  const body = theme.body(frame, theme.main(main, languageByTag(tag))).text;
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${frame.name}</title>
<style>
${style}</style>
</head>
<body>
${body.replace(/\n{2,}(?=<)/g, '\n')}
</body>
</html>
`;
}
