/** The name of the page of all questions in addresses, where site.ts has no other. */
const usual = 'questions';

/** Source of the name of the page of questions. */
export interface Named {
  readonly paths?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Path of all questions, by category: `/questions/`. */
export const questionsPath = ({ paths }: Named): string => `/${paths?.questions ?? usual}/`;

/** Path of a question and its answer: `/questions/response-time/`. */
export const questionPath = (site: Named, id: string): string => `${questionsPath(site)}${id}/`;
