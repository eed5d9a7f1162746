import { contactAnchor } from '../../../core/url.ts';
import { andList } from '../../../language/formats/lists.ts';
import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import { type Contact, commas } from '../../../theme/model/view.ts';
import type { Fact } from '../../view/fact.ts';
import { inline, lineOf } from './line.ts';

/** Contact; the form becomes text. */
export function contactOf(
  { routes, mailbox, response, hours, request }: Contact<Fact>,
  language: Language,
): readonly string[] {
  const line = (label: string, value: string) => say(language, 'text.labelled', { label, value });
  const quoted = ({ name }: { readonly name: string }) => say(language, 'text.quoted', { text: e(name) });
  const { topics, points, mustNotContain } = request;
  const form = [
    topics.length > 0 &&
      say(language, 'contact.formTopics', {
        form: `/${contactAnchor}`,
        topics: andList(language.table, topics.map(quoted)),
      }),
    points.length > 0 && say(language, 'contact.includes'),
  ];
  return [
    routes
      .map(
        ({ name, ways, description }) =>
          `- ${say(language, 'text.then', {
            text: line(`**${inline(name, language)}**`, lineOf(commas(ways), language)),
            next: inline(description, language),
          })}`,
      )
      .join('\n'),
    routes.length === 0 ? inline(mailbox, language) : '',
    form.filter((part) => part !== false).join('\n\n'),
    points.map(({ name, description }) => `- ${line(`**${e(name)}**`, e(description))}`).join('\n'),
    mustNotContain === undefined ? '' : line(`**${say(language, 'contact.mustNotContain')}**`, e(mustNotContain)),
    response === undefined ? '' : line(say(language, 'label.responseTime'), e(response)),
    ...hours.map((field) => line(field.term, lineOf(field.line, language))),
  ];
}
