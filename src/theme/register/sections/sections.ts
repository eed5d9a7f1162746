import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import type { Sections } from '../../model/sections.ts';
import { callToActionOf } from '../parts/call-to-action.ts';
import { downloadsOf } from './downloads.ts';
import { figuresOf } from './figures.ts';
import { quotationOf } from './quotation.ts';
import { teamOf } from './team.ts';

/** All sections after a page's text: all but the hero (opening.ts). */
export function sectionsOf(sections: Sections, language: Language): Html {
  return html`${figuresOf(sections.figures, language)}${behindFigures(sections, language)}`;
}

/** Sections without the figures, which a homepage shows before evidence. */
export function behindFigures({ quotation, team, downloads, callToAction }: Sections, language: Language): Html {
  return html`${quotation && quotationOf(quotation, language)}${team && teamOf(team)}${downloadsOf(downloads, language)}${
    callToAction &&
    html`${callToActionOf(callToAction)}
`
  }`;
}
