import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import type { LabelledLink } from '../../../theme/model/frame.ts';
import {
  formatFileSize,
  formatFileType,
  type KeyFigure,
  type PageHero,
  type PictureWithAlt,
  type Sections,
} from '../../../theme/model/sections.ts';

/** Picture and links of a hero; its heading and text are the page's. */
export function heroToMarkdown({ picture, links }: PageHero): string {
  return joined([picture && pictureOf(picture), linksOf(links)]);
}

/** Sections after a page's text as Markdown, links of this site as paths; empty if there are none. */
export function sectionsToMarkdown(sections: Sections, language: Language): string {
  const { figures, quotation, team, downloads, callToAction } = sections;
  const { comma } = language.table;
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? `## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}` : '';
  const speaker = quotation && [quotation.name, quotation.role, quotation.organisation].filter((part) => part);
  const permission = quotation && translate(language, 'sections.permission', { date: quotation.permission });
  return joined([
    list(
      translate(language, 'sections.figures'),
      figures.map((figure) => figureOf(figure, comma)),
    ),
    quotation && `> ${e(quotation.text)}`,
    quotation && `${e((speaker ?? []).join(comma))}. ${permission}${cited(quotation.source, language)}`,
    list(
      e(team?.title ?? ''),
      (team?.members ?? []).map(({ name, role, picture }) => {
        const shown = picture ? ` ${pictureOf(picture)}` : '';
        return `${translate(language, 'text.labelled', { label: e(name), value: e(role) })}${shown}`;
      }),
    ),
    list(
      translate(language, 'sections.downloads'),
      downloads.map(({ path, title, description, date, size }) => {
        const facts = [
          formatFileType(path),
          ...(size === undefined ? [] : [formatFileSize(language, size)]),
          date,
        ].join(comma);
        const file = `[${e(title)}](${path}) ${facts}`;
        return description === undefined
          ? file
          : translate(language, 'text.labelled', { label: file, value: e(description) });
      }),
    ),
    callToAction && `## ${e(callToAction.heading)}`,
    callToAction?.text === undefined ? '' : e(callToAction.text),
    callToAction && linksOf(callToAction.links),
  ]);
}

const joined = (parts: readonly (string | undefined)[]): string => parts.filter((part) => part).join('\n\n');

function figureOf({ value, label, source, date, to }: KeyFigure, comma: string): string {
  const named = to === undefined ? e(source) : `[${e(source)}](${to})`;
  return `**${e(value)}** ${e(label)} (${named}${comma}${date})`;
}

const pictureOf = ({ src, alt }: PictureWithAlt): string => `![${e(alt)}](${src})`;
const linksOf = (links: readonly LabelledLink[]): string =>
  links.map(({ label, to }) => `- [${e(label)}](${to})`).join('\n');
const cited = (source: string | undefined, language: Language): string =>
  source === undefined ? '' : ` [${translate(language, 'sections.source')}](${source})`;
