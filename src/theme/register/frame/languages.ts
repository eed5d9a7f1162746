import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { languageByTag } from '../../../language/language-by-tag.ts';
import { translate } from '../../../language/translate.ts';
import { renderLabelledValue } from '../../kit/labelled-value.ts';
import type { FrameModel } from '../../model/frame.ts';

/** Minimum number of languages for a menu, that of the page included. */
const many = 4;

/** Links to translations, each under its own name; false without any. */
export function renderLanguageSwitch({ language, translations }: FrameModel): Html | false {
  if (translations.length === 0) return false;
  const name = translate(language, 'frame.languages');
  const list = html`<ul>
${translations.map(
  ({ language: tag, to, label }) =>
    html`<li><a href="${to}" lang="${tag}"${directionIn(tag, language)} hreflang="${tag}">${label}</a></li>
`,
)}</ul>`;
  if (translations.length + 1 < many) return html`<nav class="languages" aria-label="${name}">${list}</nav>`;
  return html`<nav class="languages" aria-label="${name}"><details>
<summary>${renderLabelledValue(language, name, language.ownName)}</summary>
${list}
</details></nav>`;
}

/** A name is written in the direction of its own language. */
function directionIn(tag: string, around: Language): Html | false {
  const { direction } = languageByTag(tag);
  return direction !== around.direction && html` dir="${direction}"`;
}
