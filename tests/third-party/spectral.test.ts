import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { describeWith } from '../hosts/servers.ts';
import { findTool } from '../hosts/tools.ts';
import { example, organisations } from '../support/organisations.ts';

interface Spectral {
  setRuleset(ruleset: object): void;
  run(text: string): Promise<{ readonly code: string | number; readonly path: readonly (string | number)[] }[]>;
}

const found = findTool('@stoplight/spectral-rulesets', 'package.json');

/**
 * Findings of Spectral by all its rules for OpenAPI, those that it does not recommend too. Two are off: the example lives
 * at example.com on purpose, and tags stand in the order in which one reads about a company, not in that of the alphabet.
 */
async function lint(text: string): Promise<string[]> {
  const require = createRequire(found!);
  const { Spectral } = require('@stoplight/spectral-core') as { Spectral: new () => Spectral };
  const { oas } = require('@stoplight/spectral-rulesets') as { oas: object };
  const spectral = new Spectral();
  const rules = { 'oas3-server-not-example.com': 'off', 'openapi-tags-alphabetical': 'off' };
  spectral.setRuleset({ extends: [[oas, 'all']], rules });
  return (await spectral.run(text)).map(({ code, path }) => `${code}: ${path.join(' ')}`);
}

describeWith(found, 'Spectral, over openapi.json,', 'npm run test:tools', () => {
  const path = '/api/v1/openapi.json';
  it.each(organisations)('finds nothing in that of $name', async ({ site }) => {
    expect(await lint(site.get(path).body)).toEqual([]);
  });

  it('would find an example that its schema does not allow, a tag that is not told, and a component without a use', async () => {
    const description = JSON.parse(example.site.get(path).body);
    description.paths['/api/v1/faq.json'].get.tags = ['Fax'];
    description.paths['/api/v1/company.json'].get.responses[200].content['application/json'].example.legalName = 7;
    description.components.schemas.Nobody = { type: 'string' };
    const codes = (await lint(JSON.stringify(description))).map((line) => line.split(':')[0]);
    expect(codes).toEqual(
      expect.arrayContaining(['operation-tag-defined', 'oas3-valid-media-example', 'oas3-unused-component']),
    );
  });
});
