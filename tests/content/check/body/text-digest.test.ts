import { describe, expect, it } from 'vitest';
import { digestBodyText, lastTextDigest } from '../../../../src/content/check/body/text-digest.ts';
import { digestText, type MarkdownSource, type TextDigest } from '../../../../src/content/read/source.ts';

/** A source of which nobody may ask more than the body, and how often that was read. */
function source(body: string, known?: TextDigest): MarkdownSource & { reads: number } {
  const made = {
    reads: 0,
    get body() {
      made.reads += 1;
      return body;
    },
    ...(known && { knownText: known }),
  };
  return made as unknown as MarkdownSource & { reads: number };
}

const facts = new Map([
  ['company.name', 'Ada'],
  ['count solutions', '9'],
]);

describe('the digest of a text', () => {
  it('is that of the text as it is published, whatever says it', () => {
    const told = digestBodyText(source('{{company.name}} has {{ count solutions }}.'), facts);
    expect(told.digest).toBe(digestText('Ada has 9.'));
    expect(told.names).toEqual(['company.name', 'count solutions']);
    expect(digestBodyText(source('Ada has 9.'), facts)).toEqual({ digest: told.digest, names: [], basis: '' });
    expect(digestBodyText(source('Ada has 8.'), facts).digest).not.toBe(told.digest);
    expect(digestBodyText(source('{{company.name}}'), undefined).digest).toBe(digestText('{{company.name}}'));
  });

  it('is made once for a source, and again when a fact that it names is another', () => {
    const text = source('{{company.name}}');
    expect(lastTextDigest(text)).toBeUndefined();
    const first = digestBodyText(text, facts);
    expect(digestBodyText(text, new Map([...facts, ['count solutions', '10']]))).toBe(first);
    expect([text.reads, lastTextDigest(text)]).toEqual([1, first]);
    expect(digestBodyText(text, new Map([...facts, ['company.name', 'Grace']])).digest).toBe(digestText('Grace'));
    expect(text.reads).toBe(2);
  });

  it('is that of a record, as long as the facts are what they were then', () => {
    const { basis } = digestBodyText(source('{{company.name}}'), facts);
    const recorded = { digest: 'recorded', names: ['company.name'], basis };
    const text = source('{{company.name}}', recorded);
    expect(digestBodyText(text, facts)).toBe(recorded);
    expect(text.reads).toBe(0);
    expect(digestBodyText(text, new Map([['company.name', 'Grace']])).digest).toBe(digestText('Grace'));
    expect(lastTextDigest(text)?.digest).toBe(digestText('Grace'));
  });
});
