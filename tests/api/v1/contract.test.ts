import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Contract, ContractDocument, PlainSchema } from '../../../src/api/contract/contract.ts';
import { contractFromOpenapi } from '../../../src/api/contract/published-contract.ts';
import { resources } from '../../../src/api/v1/index.ts';
import { descriptionVersion } from '../../../src/api/v1/version.ts';
import { isObject } from '../../../src/core/type-guards.ts';
import { organisations } from '../../support/organisations.ts';
import { frozenWire } from './freeze-wire.ts';

const frozenText = readFileSync('src/api/v1/contract.json', 'utf8');
const frozen = JSON.parse(frozenText) as Contract;
const changelog = readFileSync('CHANGELOG_API.md', 'utf8');

describe('the wire of v1', () => {
  it('is what src/api/v1/contract.json froze: vitest --update freezes what is new, what breaks needs v2', async () => {
    const { text, refused } = frozenWire(frozenText, changelog);
    expect(refused).toEqual([]);
    await expect(text).toMatchFileSnapshot('../../../src/api/v1/contract.json');
  });

  it('has a version that CHANGELOG_API.md tells of', () => {
    expect(frozen.version).toBe(descriptionVersion);
    expect(changelog).toContain(`\n## ${descriptionVersion}\n`);
  });

  it('has every document of the table, with a schema in one piece', () => {
    expect(Object.keys(frozen.documents)).toEqual([...resources.map(({ path }) => path), '/api/v1/openapi.json']);
    expect(frozenText).not.toMatch(/"(?:\$ref|description|example|examples|title)":"/);
  });

  it('closes no list of values but that of the version in the path', () => {
    const closed = JSON.stringify(frozen).match(/"(?:enum|const)":(?:\[[^\]]*\]|"[^"]*")/g);
    expect(new Set(closed)).toEqual(new Set(['"enum":["v1"]']));
  });
});

const ownMembers = (document: ContractDocument | undefined): ContractDocument => {
  const { tag: _, ...rest } = document ?? {};
  return rest;
};

/** The description of a site with one language. */
const inOneLanguage = (schema: PlainSchema | undefined): unknown => {
  if (!isObject(schema) || !isObject(schema.properties)) return schema;
  const { language: _, translations: __, ...properties } = schema.properties;
  return { ...schema, properties };
};

describe.each(organisations)('the openapi.json of $name', ({ site, languages }) => {
  const described = contractFromOpenapi(site.json('/api/v1/openapi.json'), 'v1');
  const builtIn = Object.keys(described.documents).filter((path) => path in frozen.documents);

  it.each(builtIn)('promises of %s what is frozen', (path) => {
    const { servers: _, ...published } = ownMembers(described.documents[path]);
    const promised = ownMembers(frozen.documents[path]);
    const schema = languages.length > 1 ? promised.schema : inOneLanguage(promised.schema);
    expect(published).toEqual({ ...promised, schema });
  });
});
