import { expect, it } from 'vitest';
import { removeMarksAt } from '../../../src/desk/editor/editor.ts';
import { removeMarks } from '../../../src/setup/confirm/remove-marks.ts';

const module = `// Ours.
export default {
  // Kept.
  // from a.html:1, unconfirmed
  name: 'A', // kept too
  list: [/* from b.html:2, unconfirmed */ { id: 'x', /* unconfirmed */ name: 'y' }],
};
`;

it('takes the comments that are meant, and leaves every other character', () => {
  const name = removeMarks('content/company.ts', module, (field) => field === 'name');
  expect(name).toBe(module.replace('  // from a.html:1, unconfirmed\n', ''));
  const all = removeMarks('content/company.ts', module, () => true);
  expect(all).toBe(`// Ours.
export default {
  // Kept.
  name: 'A', // kept too
  list: [{ id: 'x', name: 'y' }],
};
`);
  expect(removeMarks('content/company.ts', all, () => true)).toBe(all);
  expect(removeMarks('content/company.ts', module, () => false)).toBe(module);
});

it('keeps line ends and byte order mark, and leaves what it cannot read', () => {
  const crlf = `\ufeff${module.replaceAll('\n', '\r\n')}`;
  const expected = `\ufeff${removeMarks('content/company.ts', module, () => true).replaceAll('\n', '\r\n')}`;
  expect(removeMarks('content/company.ts', crlf, () => true)).toBe(expected);
  const torn = 'export default { // unconfirmed\n a: ';
  expect(removeMarks('content/company.ts', torn, () => true)).toBe(torn);
});

it('takes the line of a mark out of front matter alone', () => {
  const page = '---\nquestion: Why?\n# from x.csv:2, unconfirmed\norder: 1\n---\n\n# from y, unconfirmed\n';
  expect(removeMarks('content/faq/a.md', page, (field) => field === undefined)).toBe(
    page.replace('# from x.csv:2, unconfirmed\n', ''),
  );
});

it('what somebody writes at the desk is confirmed, and no more', () => {
  const text = `export default {
  // from a.html:1, unconfirmed
  address: {
    // from a.html:2, unconfirmed
    town: 'A',
  },
  list: [
    // from a.html:3, unconfirmed
    { id: 'x', name: 'y' },
  ],
};
`;
  const lines = (...without: string[]) => without.reduce((all, line) => all.replace(line, ''), text);
  const [one, two, three] = [
    '  // from a.html:1, unconfirmed\n',
    '    // from a.html:2, unconfirmed\n',
    '    // from a.html:3, unconfirmed\n',
  ] as const;
  expect(removeMarksAt('content/company.ts', text, '/address/town')).toBe(lines(two));
  expect(removeMarksAt('content/company.ts', text, '/address')).toBe(lines(two, one));
  expect(removeMarksAt('content/company.ts', text, '/list/0')).toBe(lines(three));
  // The mark is of more than the name.
  expect(removeMarksAt('content/company.ts', text, '/list/0/name')).toBe(text);
  expect(removeMarksAt('content/company.ts', text, '')).toBe(text);
  expect(removeMarksAt('content/faq/a.md', '---\n# from a:1, unconfirmed\norder: 1\n---\n', '/order')).toContain(
    'unconfirmed',
  );
});
