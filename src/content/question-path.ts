import { canonicalAddress } from '../core/url.ts';

/** The name of the page of all questions in addresses, where site.ts has no other. */
const usual = 'questions';

/** Source of the names of the pages of questions. */
export interface QuestionPathSource {
  readonly paths?: Readonly<Record<string, string | undefined>> | undefined;
  /** Names in addresses, by id, of questions that have another one there. */
  readonly questionSlugs?: Readonly<Record<string, string>> | undefined;
}

/** Path of all questions, by category: `/questions/`. */
export const questionsPath = ({ paths }: QuestionPathSource): string =>
  canonicalAddress(`/${paths?.questions ?? usual}/`);

/** Path of a question and its answer: `/questions/response-time/`. */
export const questionPath = (site: QuestionPathSource, id: string): string =>
  formerQuestionPath(site, site.questionSlugs?.[id] ?? id);

/** Path of a question by a name that its file or slug had. */
export const formerQuestionPath = (site: QuestionPathSource, name: string): string =>
  `${questionsPath(site)}${canonicalAddress(name)}/`;
