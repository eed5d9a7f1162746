import { expect, it } from 'vitest';
import { listPublishedMembers } from '../../../src/checks/proof/api.ts';

it('what the wire schema of a document knows, however deep', () => {
  const company = listPublishedMembers('/api/v1/company.json');
  for (const member of ['legalName', 'locations.address.country', 'subsidiaries.identifiers.value', 'people.email'])
    expect(company).toContain(member);
  for (const kept of ['motto', 'people.reviewed', 'contactRoutes.evidence', 'registry.scheme', 'country'])
    expect(company).not.toContain(kept);
  expect(listPublishedMembers('/api/v1/company.json')).toBe(company);
  expect(listPublishedMembers('/api/v1/none.json').size).toBe(0);
});
