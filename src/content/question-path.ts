/** The name of the page of all questions in addresses, where site.ts has no other. */
const usual = 'questions';

/** Source of the name of the page of questions. */
export interface QuestionPathSource {
  readonly paths?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Path of all questions, by category: `/questions/`. */
export const questionsPath = ({ paths }: QuestionPathSource): string => `/${paths?.questions ?? usual}/`;

/** Path of a question and its answer: `/questions/response-time/`. */
export const questionPath = (site: QuestionPathSource, id: string): string => `${questionsPath(site)}${id}/`;
