import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import type { Sections } from '../../model/sections.ts';
import { renderCallToAction } from '../parts/call-to-action.ts';
import { renderDownloads } from './downloads.ts';
import { renderFigures } from './figures.ts';
import { renderQuotation } from './quotation.ts';
import { renderTeam } from './team.ts';

/** All sections after a page's text: all but the hero (opening.ts). */
export function renderSections(sections: Sections, language: Language): Html {
  return html`${renderFigures(sections.figures, language)}${renderSectionsAfterFigures(sections, language)}`;
}

/** Sections without the figures, which a homepage shows before evidence. */
export function renderSectionsAfterFigures(
  { quotation, team, downloads, callToAction }: Sections,
  language: Language,
): Html {
  return html`${quotation && renderQuotation(quotation, language)}${team && renderTeam(team)}${renderDownloads(downloads, language)}${
    callToAction &&
    html`${renderCallToAction(callToAction)}
`
  }`;
}
