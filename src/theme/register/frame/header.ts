import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { languageByTag } from '../../../language/language-by-tag.ts';
import { translate } from '../../../language/translate.ts';
import { renderLabelledValue } from '../../kit/line.ts';
import type { FrameModel, LabelledLink, MenuEntry } from '../../model/frame.ts';
import { renderBrandName } from './footer.ts';

/** Slugs hold no slash, so no heading can have this id. */
const menuId = '/menu';

/** Header: notice, double rule, name and navigation. */
export function renderHeader(frame: FrameModel): Html {
  const { language, notice, actions, layout } = frame;
  const languages = renderLanguageSwitch(frame);
  return html`<header class="masthead${layout !== 'split' && ` ${layout}`}" data-part="header">
${
  (notice !== undefined || languages) &&
  html`<div class="strip">${notice !== undefined && html`<p class="notice" data-part="notice">${notice}</p>`}${languages}</div>
`
}${banner(frame)}
<div class="bar">
<a class="name" href="/" data-part="name">${renderBrandName(frame)}</a>
${
  frame.version !== undefined &&
  html`<span class="version" data-part="version">${frame.version}</span>
`
}${menu(frame)}
${searchLink(frame)}${actionLinks(actions)}<button type="button" class="second menu-button" popovertarget="${menuId}">${translate(language, 'frame.menu')}</button>
</div>
</header>`;
}

/** The build omits banners from that day on; a script hides them in between. */
function banner({ banner: shown }: FrameModel): Html | false {
  if (shown === undefined) return false;
  const { text, to, until } = shown;
  return html`<p class="banner" data-part="banner" data-until="${until}">${to === undefined ? text : html`<a href="${to}">${text}</a>`}</p>`;
}

/** Calls to action as buttons, the main one first. */
const actionLinks = (actions: readonly LabelledLink[]): Html[] =>
  actions.map(
    ({ to, label }, i) => html`<a class="button${i > 0 && ' second'}" href="${to}">${label}</a>
`,
  );

/** Leads to the search page; a script opens the box in place. */
const searchLink = ({ language, search, current }: FrameModel): Html | false =>
  search !== undefined &&
  html`<a class="search-link" href="${search}" data-search-link${search === current && html` aria-current="page"`}><span class="unseen">${translate(language, 'frame.search')}</span></a>
`;

/**
 * Navigation: beside the name if there is room, else a popover that needs no script (HTML Standard §6.12); older
 * browsers show the list.
 */
function menu({ language, name, navigation, current, actions }: FrameModel): Html {
  return html`<nav id="${menuId}" class="menu" data-part="menu" popover aria-label="${translate(language, 'frame.navigation')}">
<div class="menu-head"><span class="name">${name}</span>
<button type="button" class="second" popovertarget="${menuId}" popovertargetaction="hide">${translate(language, 'frame.close')}</button></div>
<ul>
${navigation.map((entry) => menuEntry(entry, current))}</ul>
${actionLinks(actions)}</nav>`;
}

/** An entry with links below it opens without a script; their name lets one be open (HTML Standard §4.11.1). */
function menuEntry(entry: MenuEntry, current: string | undefined): Html {
  if (!('items' in entry))
    return html`<li><a href="${entry.to}"${entry.to === current && html` aria-current="page"`}>${entry.label}</a></li>
`;
  const { label, items } = entry;
  return html`<li><details name="menu">
<summary${items.some(({ to }) => to === current) && html` aria-current="true"`}>${label}</summary>
<ul>
${items.map((item) => menuEntry(item, current))}</ul>
</details></li>
`;
}

/** Minimum number of languages for a menu, that of the page included. */
const many = 4;

/** Links to translations, each under its own name; false without any. */
function renderLanguageSwitch({ language, translations }: FrameModel): Html | false {
  if (translations.length === 0) return false;
  const name = translate(language, 'frame.languages');
  const list = html`<ul>
${translations.map(
  ({ language: tag, to, label }) =>
    html`<li><a href="${to}" lang="${tag}"${directionIn(tag, language)} hreflang="${tag}">${label}</a></li>
`,
)}</ul>`;
  if (translations.length + 1 < many)
    return html`<nav class="languages" data-part="languages" aria-label="${name}">${list}</nav>`;
  return html`<nav class="languages" data-part="languages" aria-label="${name}"><details>
<summary>${renderLabelledValue(language, name, language.ownName)}</summary>
${list}
</details></nav>`;
}

/** A name is written in the direction of its own language. */
function directionIn(tag: string, around: Language): Html | false {
  const { direction } = languageByTag(tag);
  return direction !== around.direction && html` dir="${direction}"`;
}
