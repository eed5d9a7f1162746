import { describe, expect, it } from 'vitest';
import { findMarkdownCandidates } from '../../../src/checks/private/candidates.ts';
import { findPublicFileCandidates } from '../../../src/checks/private/public-files.ts';
import { markdownOf } from '../small-input.ts';

const told = (found: ReturnType<typeof findMarkdownCandidates>) =>
  found.map(({ what, value, at }) => {
    const { line, col } = { line: 0, col: 0, ...at };
    return `${line}:${col} ${what}: ${value}`;
  });
const inPage = (...rows: readonly string[]) =>
  told(findMarkdownCandidates(markdownOf('content/pages/x.md', `---\ntitle: X\n---\n${rows.join('\n')}\n`)));
const inFile = (text: string, file = 'x.csv') => told(findPublicFileCandidates({ file, bytes: Buffer.from(text) }));

describe('tables of Markdown by their headings', () => {
  it('each cell at its line and column', () => {
    const rows = ['| Name | Date of birth |', '|---|---|', '| Jane | 12.03.1961 |', '| **John** | 3 May 1969 |'];
    expect(inPage('Text.', '', ...rows)).toEqual([
      '8:10 a date of birth: 12.03.1961',
      '9:14 a date of birth: 3 May 1969',
    ]);
    expect(inPage('Name | Geburtsdatum', '--- | ---', 'Jane | 12.03.1961')).toEqual([
      '6:8 a date of birth: 12.03.1961',
    ]);
  });

  it('in other words and spellings', () => {
    const column = (heading: string, cell: string) =>
      inPage(`| A | ${heading} |`, '|:--|--:|', `| x | ${cell} |`).map((each) => each.replace(/^\S+ |:.*$/g, ''));
    expect(column('**Geburtsdatum** (TT.MM.JJJJ)', '12.03.61')).toEqual(['a date of birth']);
    expect(column('Date of birth of the child', '2015-03-12')).toEqual(['a date of birth']);
    expect(column('Steuer-ID', '65 929 970 489')).toEqual(['an identity number']);
    expect(column('steuer_id', '65929970489')).toEqual(['an identity number']);
    expect(column('passportNumber', '925665416')).toEqual(['an identity number']);
    expect(column('kvnr', 'A123456780')).toEqual(['a health insurance number']);
    expect(column('NHS-Nummer', '9434765919')).toEqual(['an NHS number']);
    expect(column('Password', 'hunt3r22')).toEqual(['a password']);
    expect(column('生年月日', '1961/03/12')).toEqual(['a date of birth']);
    expect(column('Mobile', '612 345 678')).toEqual(['a mobile number']);
  });

  it('and no other column, and nothing that is no table', () => {
    expect(inPage('| Date | Order |', '|---|---|', '| 12.03.1961 | 65929970489 |')).toEqual([]);
    expect(inPage('| Date of birth | Born in |', '|---|---|', '| required | 1961 |')).toEqual([]);
    expect(inPage('| Run | Find | Begin |', '|---|---|---|', '| 1 234 567 | S1234567D | 12345678 |')).toEqual([]);
    expect(inPage('| Date of birth |', '', '| 12.03.1961 |')).toEqual([]);
    expect(inPage('| Date of birth |', '|---|', '', '| 12.03.1961 |')).toEqual([]);
    expect(inPage('| A \\| Date of birth | B |', '|---|---|', '| x | 12.03.1961 |')).toEqual([]);
  });

  it('once what is found without them', () => {
    expect(inPage('| SSN |', '|---|', '| SSN 263-12-3456 |')).toHaveLength(1);
  });
});

describe('tables of public/', () => {
  it('with any delimiter, quotes and line ends', () => {
    expect(inFile('Name,Date of birth,Town\r\nJane,12/03/1961,Leeds\r\n"Miller, J.","12 March 1961",York\r\n')).toEqual(
      ['2:6 a date of birth: 12/03/1961', '3:15 a date of birth: 12 March 1961'],
    );
    expect(inFile('\ufeffName;Geburtsdatum;KVNR\nA;12.03.1961;A123456780\n')).toEqual([
      '2:3 a date of birth: 12.03.1961',
      '2:14 a health insurance number: A123456780',
    ]);
    expect(inFile('name\tdate_of_birth\nA\t1961-03-12\n', 'x.tsv')).toEqual(['2:3 a date of birth: 1961-03-12']);
  });

  it('whose headings are not in the first line', () => {
    expect(inFile('Members of 2026\n\nName;Geburtsdatum\nA;12.03.1961\n')).toEqual(['4:3 a date of birth: 12.03.1961']);
  });

  it('with a quote that nothing closes', () => {
    expect(inFile('"open,Date of birth\nx,12/03/1961')).toEqual(['2:3 a date of birth: 12/03/1961']);
  });

  it('that are none', () => {
    expect(inFile('Name,Date\nJane,12/03/1961\n')).toEqual([]);
    expect(inFile('')).toEqual([]);
  });
});
