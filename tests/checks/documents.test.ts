import { describe, expect, it } from 'vitest';
import { checkApiDocuments } from '../../src/checks/api-documents.ts';
import type { CheckInput } from '../../src/checks/check.ts';
import { checkJson } from '../../src/checks/json.ts';
import { checkLinks } from '../../src/checks/links/links.ts';
import { sha256 } from '../../src/core/digest.ts';
import type { Problem } from '../../src/core/problem.ts';
import { exampleInput } from './input.ts';

/** The finished example with one file replaced: what a bug of ours would look like. */
function withFile(file: string, change: (text: string) => string): CheckInput {
  const { release } = exampleInput;
  const bytes = Buffer.from(change(Buffer.from(release.files.get(file)!.bytes).toString('utf8')));
  return {
    ...exampleInput,
    release: {
      ...release,
      files: new Map(release.files).set(file, { file, size: bytes.byteLength, bytes, sha256: sha256(bytes) }),
    },
  };
}

function problemsOf(check: typeof checkJson, input: CheckInput): Problem[] {
  const problems: Problem[] = [];
  check(input, (problem) => problems.push(problem));
  return problems;
}

describe('document-invalid', () => {
  it('the documents as they are have no problem', () => {
    expect([...problemsOf(checkJson, exampleInput), ...problemsOf(checkApiDocuments, exampleInput)]).toEqual([]);
  });

  it.each([
    ['broken JSON', (text: string) => text.slice(0, -3)],
    ['a list', () => '[]'],
    ['a text', () => '"x"'],
  ])('%s is found in a discovery document', (_, change) => {
    expect(problemsOf(checkJson, withFile('.well-known/mcp/server-card.json', change))).toMatchObject([
      { code: 'document-invalid', at: { file: '/.well-known/mcp/server-card.json' } },
    ]);
  });

  it.each([
    ['a missing member', (text: string) => text.replace(/"legalName": .*\n/, '')],
    ['a wrong type', (text: string) => text.replace(/"companyNumber": "(\d+)"/, '"companyNumber": 12')],
    ['a member that the wire schema does not describe', (text: string) => text.replace('{', '{\n"surprise": 1,')],
  ])('%s is found in an API document', (_, change) => {
    const problems = problemsOf(checkApiDocuments, withFile('api/v1/company.json', change));
    expect(problems.map(({ code, at }) => [code, at])).toEqual([
      ['document-invalid', { file: '/api/v1/company.json' }],
    ]);
  });
});

describe('link-dead', () => {
  it.each([
    ['data', 'api/v1/status.json', /(?<=\/api\/v1\/openapi)(?=\.json)/],
    ['a discovery document', '.well-known/api-catalog', /(?<=\/api\/v1\/faq)(?=\.json)/],
    ['plain text', 'llms.txt', /(?<=\/auth)(?=\.md)/],
    ['XML', 'sitemap.xml', /(?<=\/privacy)(?=\/)/],
  ])('is found in %s that we wrote', (_, file, before) => {
    const problems = problemsOf(
      checkLinks,
      withFile(file, (text) => text.replace(before, 'x')),
    );
    expect(problems.map(({ code, at }) => [code, at])).toEqual([['link-dead', { file: expect.any(String) }]]);
    expect(problems[0]?.message).toContain(`(linked from /${file})`);
  });
});
