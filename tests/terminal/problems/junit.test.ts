import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { renderJunitReport } from '../../../src/terminal/report.ts';
import { hostile } from './hostile.ts';

const read = (text: string) => {
  expect(XMLValidator.validate(text)).toBe(true);
  const isArray = (name: string) => name === 'testcase';
  return new XMLParser({ ignoreAttributes: false, isArray }).parse(text).testsuites;
};

test('errors fail, warnings are output, whatever the texts hold', () => {
  const suites = read(renderJunitReport(hostile, 'x'));
  const { testsuite } = suites;
  expect([suites['@_tests'], suites['@_failures'], testsuite.testcase.length]).toEqual(['4', '3', 4]);
  const [missing, link, field, long] = testsuite.testcase;
  expect(missing.failure['@_message']).toBe(hostile[0]?.message);
  expect(link['@_classname']).toBe('public/a b,c:d%&<é>.txt');
  expect(field['@_name']).toBe('field-unknown content/company.ts:12:3');
  expect(field.failure['#text']).toBe('a"<b>&\ufffd\ufffd\ufffd: two\nlines\n::stop-commands::x\n</failure><failure>');
  expect(long['system-out']).toBe('is long');
  expect(long.failure).toBeUndefined();
});

test('without a problem there is one case that passes', () => {
  const suites = read(renderJunitReport([], 'All is well: 3 documents'));
  expect(suites['@_tests']).toBe('1');
  expect(suites.testsuite.testcase).toEqual([{ '@_classname': 'gazette', '@_name': 'All is well: 3 documents' }]);
});
