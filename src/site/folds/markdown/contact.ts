import { contactAnchor } from '../../../core/url.ts';
import { andList } from '../../../core/words.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import type { Fact } from '../../view/fact.ts';
import { commas } from '../../view/make.ts';
import type { Contact } from '../../view/model.ts';
import { inline, lineOf } from './line.ts';

/** How to reach a person; the form is told in words. */
export function contactOf({ routes, mailbox, response, hours, request }: Contact<Fact>): readonly string[] {
  const { topics, requestIncludes, mustNotContain } = request.access;
  const form = [
    topics.length > 0 &&
      `The [contact form](/${contactAnchor}) offers the ${topics.length > 1 ? 'topics' : 'topic'} ${andList(topics.map((topic) => `"${e(topic.name)}"`))}.`,
    requestIncludes.length > 0 && 'A request includes:',
  ];
  return [
    routes
      .map(({ name, ways, description }) => `- **${inline(name)}**: ${lineOf(commas(ways))}. ${inline(description)}`)
      .join('\n'),
    routes.length === 0 ? inline(mailbox) : '',
    form.filter((part) => part !== false).join(' '),
    requestIncludes.map(({ name, description }) => `- **${e(name)}**: ${e(description)}`).join('\n'),
    mustNotContain === undefined ? '' : `**What a request must not contain:** ${e(mustNotContain)}`,
    `${response === undefined ? '' : `A response is given ${e(response)}. `}Office hours: ${inline(hours)}.`,
  ];
}
