import { type Html, html } from '../../core/html.ts';
import { translate } from '../../language/translate.ts';
import type { FrameModel } from '../model/frame.ts';
import { renderFooter } from './frame/footer.ts';
import { renderHeader } from './frame/header.ts';

/** Whole body: the skip link, masthead, the main element, and the colophon. */
export function renderBody(frame: FrameModel, main: Html): Html {
  return html`<a class="skip" href="#main">${translate(frame.language, 'frame.skip')}</a>
${renderHeader(frame)}
<main id="main" tabindex="-1">
${main}
</main>
${renderFooter(frame)}`;
}
