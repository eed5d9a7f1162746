import { languageByTag } from '../../src/language/language-by-tag.ts';
import { theme } from '../../src/theme/index.ts';
import type { FrameModel } from '../../src/theme/model/frame.ts';
import type { MainModel } from '../../src/theme/model/main.ts';
import { arabic, english, frameModel, german, homeModel, pageModel } from './theme-models.ts';

/** The pages that use everything that a theme can be given, by name: the models that they are made of. */
export const fullPages: Readonly<Record<string, readonly [frame: FrameModel, main: MainModel]>> = {
  'home-plain': [frameModel(english), homeModel(english, 'plain')],
  'home-picture': [frameModel(german), homeModel(german, 'picture')],
  'home-band': [frameModel(arabic), homeModel(arabic, 'band')],
  'page-en': [frameModel(english), pageModel(english)],
  'page-de': [frameModel(german), pageModel(german)],
  'page-ar': [frameModel(arabic), pageModel(arabic)],
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
