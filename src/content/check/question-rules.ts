import { assertDefined } from '../../core/assert-defined.ts';
import { findNearestName, isNearName } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import { slugify } from '../../core/slugify.ts';
import type { MarkdownSource } from '../read/source.ts';
import type { Question } from '../site.ts';

/** Above this many categories nobody overlooks them, and to compare each with each would cost too much. */
const mostCategories = 100;

/**
 * Judges the published questions as a list, in editorial order. `declared` are the categories of content/site.ts.
 * Problems: `question-duplicate`; `reference-unknown` for a category that is not declared; where none are declared,
 * `category-similar` for one that is used once and is spelt almost like another.
 */
export function checkQuestions(
  questions: readonly Question[],
  sources: readonly MarkdownSource[],
  declared: readonly { readonly id: string; readonly name?: string }[] | undefined,
  report: Report,
): void {
  const files = new Map(sources.map((source) => [source.file, source.frontMatter]));
  const at = ({ source }: Question, field: string) => assertDefined(files.get(source), source).locate([field]);
  const first = new Map<string, Question>();
  for (const question of questions) {
    const key = comparable(question.question);
    const other = first.get(key);
    if (!other) first.set(key, question);
    else
      report({
        code: 'question-duplicate',
        at: at(question, 'question'),
        field: 'question',
        message: `expected a question of its own, got the one that ${other.source} answers`,
        hint: 'Readers and programs would get two answers. Keep one file, or ask what is different.',
      });
  }
  const suspects = declared ? undeclared(questions, declared) : similar(questions);
  for (const { question, message, hint } of suspects)
    report({
      code: declared ? 'reference-unknown' : 'category-similar',
      at: at(question, 'category'),
      field: 'category',
      message,
      hint,
    });
}

/** A question as it is heard: without case, width, spaces, quotes, commas and the mark at its end. */
function comparable(question: string): string {
  const text = question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/["'‘’‚“”„«»‹›「」『』,،、¿¡]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  // Others stay: "C#?" and "C++?" are two questions.
  return text.replace(/[\s?؟;;.!。…]+$/, '') || text;
}

interface Suspect {
  readonly question: Question;
  readonly message: string;
  readonly hint: string;
}

function undeclared(
  questions: readonly Question[],
  declared: readonly { readonly id: string; readonly name?: string }[],
): Suspect[] {
  const known = declared.map(({ id }) => id);
  const isKnown = new Set(known);
  return questions
    .filter(({ category }) => !isKnown.has(category))
    .map((question) => {
      const { category } = question;
      const near =
        declared.find(({ name = '' }) => slugify(name) === category)?.id ??
        findNearestName(category, known.slice(0, mostCategories));
      const add = `add { id: '${category}', name: '…' } to questionCategories in content/site.ts.`;
      return {
        question,
        message: `expected one of the categories that content/site.ts lists, got "${category}"`,
        hint: near ? `Did you mean "${near}"? If not, ${add}` : `Known: ${known.join(', ')}. For a new one ${add}`,
      };
    });
}

function similar(questions: readonly Question[]): Suspect[] {
  const byCategory = new Map<string, Question[]>();
  for (const question of questions) {
    const group = byCategory.get(question.category);
    if (group) group.push(question);
    else byCategory.set(question.category, [question]);
  }
  const names = [...byCategory.keys()];
  if (names.length > mostCategories) return [];
  return [...byCategory].flatMap(([category, [question, ...others]], index): Suspect[] => {
    if (!question || others.length > 0) return [];
    // If both are used once, the later is the suspect.
    const near = names.find(
      (name, i) => isNearName(category, name) && (i < index || (byCategory.get(name)?.length ?? 0) > 1),
    );
    if (near === undefined) return [];
    const hint = `Did you mean "${near}"? If both are meant, list your categories as questionCategories in content/site.ts.`;
    return [{ question, message: `expected a category that other questions have, got "${category}" once`, hint }];
  });
}
