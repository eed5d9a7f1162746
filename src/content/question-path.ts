/** The name of the page of all questions in addresses, where site.ts has no other. */
const usual = 'questions';

/** What says how the page of all questions is called. */
export interface Named {
  readonly paths?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Where all questions stand, by category: `/questions/`. */
export const questionsPath = ({ paths }: Named): string => `/${paths?.questions ?? usual}/`;

/** Where a question and its answer stand: `/questions/response-time/`. */
export const questionPath = (site: Named, id: string): string => `${questionsPath(site)}${id}/`;
