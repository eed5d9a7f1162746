import { type Html, html } from '../../../core/html.ts';
import type { PageHero } from '../../model/sections.ts';
import { renderActions } from '../parts/actions.ts';
import { renderHeadingClass } from '../parts/heading-class.ts';
import { renderPicture } from './picture.ts';

/** Opening instead of title and description: heading, text, picture and links. */
export function renderPageHero({ heading, text, picture, links }: PageHero, crumbs: Html | false): Html {
  return html`<header class="page-head${picture && ' opening'}">
<div class="opening-text">
${crumbs}
<h1${renderHeadingClass(heading, 'title')}>${heading}</h1>
<p class="standfirst">${text}</p>
${links.length > 0 && renderActions(links)}
</div>
${
  picture &&
  html`${renderPicture(picture, { sizes: '(min-width: 62rem) 36rem, 100vw', isLate: false })}
`
}</header>`;
}
