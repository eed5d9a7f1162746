import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { factName, factValue, organisation } from './organisation.mjs';
import { pageOf, tellsFact } from './pages.mjs';

/**
 * Edits of a corpus in both of its forms, `content` (of Gazette) and `plain` (of the others). No edit is like one
 * before, so that no cache of anybody has its result; `restore()` gives the corpus its first bytes back.
 */
export function editor({ content, plain, count, seed, expires }) {
  let serial = 0;
  const half = Math.floor(count / 2);
  const middle = tellsFact(half) ? half + 1 : half;
  const telling = Array.from({ length: count }, (_, index) => index).filter(tellsFact);
  const put = (index, end = '', fact = factValue()) => {
    const { file, text } = pageOf(index, { count, seed, fact });
    writeFileSync(join(plain, file), text + end);
    return file;
  };
  const putContent = (index, end = '') => {
    const { file, text } = pageOf(index, { count, seed, fact: factName });
    writeFileSync(join(content, 'pages', file), text + end);
  };
  const fact = (phone) => {
    writeFileSync(join(content, 'company.ts'), organisation(expires, phone)['company.ts']);
    for (const index of telling) put(index, '', phone);
  };
  const page = (end) => {
    put(middle, end);
    putContent(middle, end);
  };
  return {
    /** One page gets another line. */
    page: () => page(`\nThis is edit ${++serial}.\n`),
    /** The fact that a tenth of the pages tell changes. */
    fact: () => fact(factValue(++serial)),
    restore: () => {
      page('');
      fact(factValue());
    },
  };
}
