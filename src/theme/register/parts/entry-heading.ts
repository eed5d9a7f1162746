import { type Html, html } from '../../../core/html.ts';

/** Heading level of entries: below the section's title, or the page's. */
export type EntryLevel = 2 | 3;

/** The name of an entry as a heading. */
export const renderEntryHeading = (name: Html, level: EntryLevel): Html =>
  level === 2 ? html`<h2>${name}</h2>` : html`<h3>${name}</h3>`;
