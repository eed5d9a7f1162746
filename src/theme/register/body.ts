import { type Html, html } from '../../core/html.ts';
import { say } from '../../language/say.ts';
import type { FrameModel } from '../model/frame.ts';
import { colophon } from './frame/colophon.ts';
import { masthead } from './frame/masthead.ts';

/** Whole body: the skip link, masthead, the main element, and the colophon. */
export function body(frame: FrameModel, main: Html): Html {
  return html`<a class="skip" href="#main">${say(frame.language, 'frame.skip')}</a>
${masthead(frame)}
<main id="main" tabindex="-1">
${main}
</main>
${colophon(frame)}`;
}
