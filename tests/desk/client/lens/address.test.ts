import { describe, expect, it } from 'vitest';
import {
  documentAddress,
  editAddress,
  fieldAddress,
  negotiationAddress,
  parseLocation,
} from '../../../../src/desk/client/lens/state.ts';

describe('what the address of the desk asks for', () => {
  it.each([
    ['', '', '', 'content'],
    ['#documents', 'documents', '', 'documents'],
    ['#edit=content/company.ts#/legalName', 'edit', 'content/company.ts#/legalName', 'content'],
    ['#problems', 'problems', '', 'problems'],
    ['#document=/faq/', 'document', '/faq/', 'documents'],
    ['#negotiation=/a=b/', 'negotiation', '/a=b/', 'negotiation'],
    ['#document=/%C3%BC/', 'document', '/ü/', 'documents'],
    ['#document=/100%/', 'document', '/100%/', 'documents'],
    ['#something', 'something', '', 'content'],
  ])('%j', (hash, view, path, current) => expect(parseLocation(hash)).toEqual({ view, path, current }));
});

describe('the addresses that the desk is asked at', () => {
  it('escape what would end a parameter', () => {
    expect(documentAddress('/a&b/?c#d')).toBe('/__gazette/document.json?path=%2Fa%26b%2F%3Fc%23d');
    expect(negotiationAddress('/', 'text/*;q=0.5, a&b')).toBe(
      '/__gazette/negotiate.json?path=%2F&accept=text%2F*%3Bq%3D0.5%2C%20a%26b',
    );
  });

  it('tell an empty Accept from none', () => {
    expect(negotiationAddress('/', '')).toBe('/__gazette/negotiate.json?path=%2F&accept=');
    expect(negotiationAddress('/', undefined)).toBe('/__gazette/negotiate.json?path=%2F');
  });
});

describe('the address of a value', () => {
  it('is its place, or its file and its pointer', () => {
    expect(editAddress('content/company.ts:8:18')).toBe('#edit=content%2Fcompany.ts%3A8%3A18');
    expect(parseLocation(editAddress('content/a.ts', '/x~1y/0') ?? '')).toMatchObject({
      view: 'edit',
      path: 'content/a.ts#/x~1y/0',
    });
    expect(fieldAddress('content/a.ts#/x&y')).toBe('/__gazette/field.json?file=content%2Fa.ts&pointer=%2Fx%26y');
    expect(fieldAddress('content/a.ts:8:18')).toBe('/__gazette/field.json?place=content%2Fa.ts%3A8%3A18');
  });

  it.each(['public/a.txt', 'content/contract.json:1:1', 'content/brand.css:1:1', '/api/v1/company.json'])(
    'is none of %s',
    (place) => expect(editAddress(place)).toBeUndefined(),
  );
});
