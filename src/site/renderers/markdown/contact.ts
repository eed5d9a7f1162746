import { contactAnchor } from '../../../core/url.ts';
import { joinWithAnd } from '../../../language/formats/lists.ts';
import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import { type ContactBlock, joinWithCommas } from '../../../theme/model/view.ts';
import type { FactPath } from '../../page-model/fact-path.ts';
import { inlineToMarkdown, lineToMarkdown } from './line.ts';

/** Contact; the form becomes text. */
export function contactToMarkdown(
  { routes, mailbox, response, hours, request }: ContactBlock<FactPath>,
  language: Language,
): readonly string[] {
  const line = (label: string, value: string) => translate(language, 'text.labelled', { label, value });
  const quoted = ({ name }: { readonly name: string }) => translate(language, 'text.quoted', { text: e(name) });
  const { topics, points, mustNotContain } = request;
  const form = [
    topics.length > 0 &&
      translate(language, 'contact.formTopics', {
        form: `/${contactAnchor}`,
        topics: joinWithAnd(language.table, topics.map(quoted)),
      }),
    points.length > 0 && translate(language, 'contact.includes'),
  ];
  return [
    routes
      .map(
        ({ name, ways, description }) =>
          `- ${translate(language, 'text.then', {
            text: line(`**${inlineToMarkdown(name, language)}**`, lineToMarkdown(joinWithCommas(ways), language)),
            next: inlineToMarkdown(description, language),
          })}`,
      )
      .join('\n'),
    routes.length === 0 ? inlineToMarkdown(mailbox, language) : '',
    form.filter((part) => part !== false).join('\n\n'),
    points.map(({ name, description }) => `- ${line(`**${e(name)}**`, e(description))}`).join('\n'),
    mustNotContain === undefined ? '' : line(`**${translate(language, 'contact.mustNotContain')}**`, e(mustNotContain)),
    response === undefined ? '' : line(translate(language, 'label.responseTime'), e(response)),
    ...hours.map((field) => line(field.term, lineToMarkdown(field.line, language))),
  ];
}
