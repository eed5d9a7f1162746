import { type Html, html } from '../../../core/html.ts';
import type { Hero } from '../../model/sections.ts';
import { actionsOf } from '../parts/actions.ts';
import { headingClass } from '../parts/heading-class.ts';
import { pictureOf } from './picture.ts';

/** Opening instead of title and description: heading, text, picture and links. */
export function openingOf({ heading, text, picture, links }: Hero, crumbs: Html | false): Html {
  return html`<header class="page-head${picture && ' opening'}">
<div class="opening-text">
${crumbs}
<h1${headingClass(heading, 'title')}>${heading}</h1>
<p class="standfirst">${text}</p>
${links.length > 0 && actionsOf(links)}
</div>
${
  picture &&
  html`${pictureOf(picture, { sizes: '(min-width: 62rem) 36rem, 100vw', isLate: false })}
`
}</header>`;
}
