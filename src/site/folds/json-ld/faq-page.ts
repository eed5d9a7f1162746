import { answerLinks } from '../../../markdown/links.ts';
import { plainText } from '../../../markdown/plain-text.ts';
import type { Fact } from '../../view/fact.ts';
import { blocksOf } from '../../view/leaves.ts';
import type { View } from '../../view/model.ts';

interface Origin {
  readonly language: string;
  url(path: string): string;
}

/** schema.org FAQPage, with the same answers as faq.json; none without questions. */
export function faqPage(view: View<Fact>, { language, url }: Origin): object[] {
  const answers = blocksOf(view, 'answers').flatMap(({ groups }) => groups.flatMap((group) => group.answers));
  if (answers.length === 0) return [];
  const mainEntity = answers.map(({ question, answer, permalink }) => ({
    '@type': 'Question',
    '@id': url('/') + permalink.to,
    name: question.text,
    acceptedAnswer: {
      '@type': 'Answer',
      text: plainText(answerLinks(answer.markdown, url)),
    },
  }));
  return [{ '@type': 'FAQPage', '@id': `${url('/')}#faq`, inLanguage: language, mainEntity }];
}
