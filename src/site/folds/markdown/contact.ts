import { contactAnchor } from '../../../core/url.ts';
import { andList } from '../../../language/formats/lists.ts';
import { say } from '../../../language/say.ts';
import { spoken } from '../../../language/spoken.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import type { Fact } from '../../view/fact.ts';
import { commas } from '../../view/make.ts';
import type { Contact } from '../../view/model.ts';
import { inline, lineOf } from './line.ts';

/** How to reach a person; the form is told in words. */
export function contactOf({ routes, mailbox, response, hours, request }: Contact<Fact>): readonly string[] {
  const language = spoken(request.language);
  const line = (label: string, value: string) => say(language, 'text.labelled', { label, value });
  const quoted = ({ name }: { readonly name: string }) => say(language, 'text.quoted', { text: e(name) });
  const { topics, requestIncludes, mustNotContain } = request.access;
  const form = [
    topics.length > 0 &&
      say(language, 'contact.formTopics', {
        form: `/${contactAnchor}`,
        topics: andList(language.table, topics.map(quoted)),
      }),
    requestIncludes.length > 0 && say(language, 'contact.includes'),
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
    requestIncludes.map(({ name, description }) => `- ${line(`**${e(name)}**`, e(description))}`).join('\n'),
    mustNotContain === undefined ? '' : line(`**${say(language, 'contact.mustNotContain')}**`, e(mustNotContain)),
    response === undefined ? '' : line(say(language, 'label.responseTime'), e(response)),
    hours ? line(hours.term, lineOf(hours.line, language)) : '',
  ];
}
