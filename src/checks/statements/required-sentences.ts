import type { TextKey } from '../../language/catalogue.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { type Line, visibleText } from '../published/lines.ts';
import type { PublishedRepresentation, RecordStatement } from './statement.ts';
import { createTextTemplate, parseWithTemplate } from './templates.ts';

/** Sentences that these documents owe their readers; of several one must be there. */
const owed: readonly { readonly path: RegExp; readonly about: string; readonly one: readonly TextKey[] }[] = [
  { path: /^\/llms\.txt$/, about: 'authentication', one: ['llms.rules', 'llms.rulesOfParts'] },
  { path: /^\/auth(?:\.md|\/)$/, about: 'authentication', one: ['auth.everything'] },
  { path: /^\/auth(?:\.md|\/)$/, about: 'authentication', one: ['auth.none'] },
  { path: /^\/(?:docs\/api\.md|auth\.md|auth\/)$/, about: 'MCP endpoint', one: ['rules.deviationCard'] },
  { path: /^\/docs\/api\.md$/, about: 'how preferences and licence stand', one: ['preference.note'] },
  { path: /^\/llms\.txt$/, about: 'how preferences and licence stand', one: ['preference.note'] },
];

/** Whether what must be said is: that nothing is needed to read, and that there is no endpoint of MCP. */
export function recordRequiredSentences(
  doc: PublishedRepresentation,
  lines: readonly Line[],
  tell: RecordStatement,
): void {
  const language = languageByTag(doc.language);
  const path = doc.path.slice(doc.prefix.length);
  for (const { path: pattern, about, one } of owed) {
    if (!pattern.test(path)) continue;
    const line = lines.find((each) =>
      one.some((key) => parseWithTemplate(createTextTemplate(language, key), visibleText([each]))),
    );
    if (line) tell(about, line.text, line.where, 'none');
    else tell(about, `not "${String(language.words[one[0] ?? 'auth.none']).slice(0, 60)}…"`, 'text', 'not said');
  }
}
