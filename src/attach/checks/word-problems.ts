import { pluralize } from '../../core/pluralize.ts';
import type { Report } from '../../core/problem.ts';
import { shareLost, type WordBalance } from '../main/word-balance.ts';
import type { ForeignSite } from '../read/foreign-site.ts';

/** Largest share of words that a mirror may lack without a word. */
const mostUntold = 0.03;

/** Pages whose mirror lacks words of the main content: `foreign-words`, with the rules that took them out. */
export function checkWords({ pages }: Pick<ForeignSite, 'pages'>, report: Report): void {
  for (const { file, read, without } of pages) {
    const balance = read.main?.balance;
    if (!balance || (without !== undefined && without !== 'incomplete')) continue;
    const share = shareLost(balance);
    if (share <= mostUntold) continue;
    const lost = lostBy(balance);
    report({
      code: 'foreign-words',
      at: { file },
      message: `expected Markdown with all words of the page, got ${Math.floor((1 - share) * 100)} % of ${balance.words} words: without ${lost}`,
      says: lost,
      hint:
        without === 'incomplete'
          ? 'It gets none. content/site.ts can name its content (attach.selectors), or that so much is enough (attach.incomplete).'
          : 'Name the element of its content in content/site.ts, attach.selectors.',
    });
  }
}

/** `long form (120 words), no rule (3 words: a, b, c)`. */
function lostBy({ lost, examples }: WordBalance): string {
  const parts = Object.entries(lost).map(([rule, words]) => {
    const said = rule === '' ? `: ${examples.join(', ')}` : '';
    return `${rule === '' ? 'no rule' : rule} (${pluralize(words, 'word')}${said})`;
  });
  return parts.join(', ');
}
