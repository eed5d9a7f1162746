import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareContracts } from '../../../src/api/contract/compare-contracts.ts';
import type { Contract, ContractDocument } from '../../../src/api/contract/contract.ts';
import { contractFromOpenapi } from '../../../src/api/contract/openapi-contract.ts';
import { isRecord, type PlainSchema } from '../../../src/api/contract/plain-schema.ts';
import { renderContract } from '../../../src/api/contract/render-contract.ts';
import { buildWireContract } from '../../../src/api/contract/wire-contract.ts';
import { resources } from '../../../src/api/v1/index.ts';
import { descriptionVersion } from '../../../src/api/v1/version.ts';
import { frozenWire } from '../../../src/checks/contract/freeze-wire.ts';
import { organisations } from '../../support/organisations.ts';

const frozenText = readFileSync('src/api/v1/contract.json', 'utf8');
const frozen = JSON.parse(frozenText) as Contract;
const changelog = readFileSync('CHANGELOG_API.md', 'utf8');

describe('the wire of v1', () => {
  it('is what src/api/v1/contract.json froze: what is new needs `npm run freeze -- --wire`, what breaks needs v2', () => {
    expect(compareContracts(frozen, buildWireContract())).toEqual([]);
    expect(renderContract(buildWireContract())).toBe(frozenText);
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

/** As a site with one language describes it. */
const inOneLanguage = (schema: PlainSchema | undefined): unknown => {
  if (!isRecord(schema) || !isRecord(schema.properties)) return schema;
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

describe('freezing the wire', () => {
  const without = (change: (contract: Contract) => void): string => {
    const contract = JSON.parse(frozenText) as Contract;
    change(contract);
    return JSON.stringify(contract);
  };
  const propertiesOf = (contract: Contract) =>
    (contract.documents['/api/v1/status.json']! as { schema: { properties: Record<string, object> } }).schema
      .properties;

  it('is refused for what breaks', () => {
    const before = without((contract) => Object.assign(propertiesOf(contract), { uptime: { type: 'number' } }));
    const { text, refused } = frozenWire(before, changelog);
    expect(text).toBeUndefined();
    expect(refused).toEqual([expect.stringMatching(/^member-removed at \/api\/v1\/status\.json#uptime: .*v2\.$/)]);
  });

  it('is refused for additions under the same version, and without a heading in the changelog', () => {
    const before = without((contract) => delete propertiesOf(contract).links);
    expect(frozenWire(before, changelog).refused).toEqual([expect.stringMatching(/raise descriptionVersion/)]);
    expect(frozenWire(before, '').refused).toHaveLength(2);
    const older = before.replace(/"version":"1\.\d+\.\d+"/, '"version":"1.0.0"');
    expect(frozenWire(older, '').refused).toEqual([expect.stringMatching(/CHANGELOG_API\.md has no heading/)]);
    expect(frozenWire(older, changelog).text).toBe(frozenText);
  });
});
