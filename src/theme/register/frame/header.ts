import { type Html, html } from '../../../core/html.ts';
import { translate } from '../../../language/translate.ts';
import type { FrameModel } from '../../model/frame.ts';
import { renderBrandName } from './brand-name.ts';
import { renderLanguageSwitch } from './languages.ts';

/** Slugs hold no slash, so no heading can have this id. */
const menuId = '/menu';

/** Header: notice, double rule, name and navigation. */
export function renderHeader(frame: FrameModel): Html {
  const { language, notice, action } = frame;
  const languages = renderLanguageSwitch(frame);
  return html`<header class="masthead">
${
  (notice !== undefined || languages) &&
  html`<div class="strip">${notice !== undefined && html`<p class="notice">${notice}</p>`}${languages}</div>
`
}${banner(frame)}
<div class="bar">
<a class="name" href="/">${renderBrandName(frame)}</a>
${menu(frame)}
${
  action !== undefined &&
  html`<a class="button" href="${action.to}">${action.label}</a>
`
}<button type="button" class="second menu-button" popovertarget="${menuId}">${translate(language, 'frame.menu')}</button>
</div>
</header>`;
}

/** The build omits banners from that day on; a script hides them in between. */
function banner({ banner: shown }: FrameModel): Html | false {
  if (shown === undefined) return false;
  const { text, to, until } = shown;
  return html`<p class="banner" data-until="${until}">${to === undefined ? text : html`<a href="${to}">${text}</a>`}</p>`;
}

/**
 * Navigation: beside the name if there is room, else a popover that needs no script (HTML Standard §6.12); older
 * browsers show the list.
 */
function menu({ language, name, navigation, search, isSearch = false, action }: FrameModel): Html {
  const isCurrent = html` aria-current="page"`;
  return html`<nav id="${menuId}" class="menu" popover aria-label="${translate(language, 'frame.navigation')}">
<div class="menu-head"><span class="name">${name}</span>
<button type="button" class="second" popovertarget="${menuId}" popovertargetaction="hide">${translate(language, 'frame.close')}</button></div>
<ul>
${navigation.map(
  ({ label, to, isCurrent: isHere }) => html`<li><a href="${to}"${isHere && isCurrent}>${label}</a></li>
`,
)}${
  search !== undefined &&
  html`<li><a href="${search}"${isSearch && isCurrent}>${translate(language, 'frame.search')}</a></li>
`
}</ul>
${action !== undefined && html`<a class="button" href="${action.to}">${action.label}</a>`}
</nav>`;
}
