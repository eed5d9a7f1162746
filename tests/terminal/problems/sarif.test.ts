import { expect, test } from 'vitest';
import { renderSarifReport } from '../../../src/terminal/report.ts';
import { hostile } from './hostile.ts';

const read = (problems: typeof hostile) => JSON.parse(renderSarifReport(problems)).runs[0];

test('every result names its rule, its level and its place', () => {
  const { results, tool } = read([...hostile, ...hostile.slice(2, 3)]);
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
  expect(tool.driver.rules).toHaveLength(4);
  expect(results.map(({ level }: { level: string }) => level)).toEqual(['error', 'error', 'error', 'warning', 'error']);
  expect(results[2].locations).toEqual([
    {
      physicalLocation: {
        artifactLocation: { uri: 'content/company.ts' },
        region: { startLine: 12, startColumn: 3 },
      },
    },
  ]);
  expect(results[0].locations).toBeUndefined();
});

test('a file name is a URI, absolute where the file is elsewhere', () => {
  const uris = read(hostile)
    .results.slice(1)
    .map(
      ({ locations }: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
        locations[0]?.physicalLocation.artifactLocation.uri,
    );
  expect(uris[0]).toBe('public/a%20b%2Cc%3Ad%25%26%3C%C3%A9%3E.txt');
  expect(uris[2]).toMatch(/^file:\/\/\/.*elsewhere\/x\.md$/);
});

test('without a problem it is a run without results', () => {
  expect(read([])).toMatchObject({ results: [], tool: { driver: { rules: [] } } });
});
