import { describe, expect, it } from 'vitest';
import { askedBy, documentAddress, negotiationAddress } from '../../../../src/desk/client/lens/address.ts';

describe('what the address of the desk asks for', () => {
  it.each([
    ['', '', '', 'documents'],
    ['#problems', 'problems', '', 'problems'],
    ['#document=/faq/', 'document', '/faq/', 'documents'],
    ['#negotiation=/a=b/', 'negotiation', '/a=b/', 'negotiation'],
    ['#document=/%C3%BC/', 'document', '/ü/', 'documents'],
    ['#document=/100%/', 'document', '/100%/', 'documents'],
    ['#something', 'something', '', 'documents'],
  ])('%j', (hash, view, path, current) => expect(askedBy(hash)).toEqual({ view, path, current }));
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
