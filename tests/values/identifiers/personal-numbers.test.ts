import { describe, expect, it } from 'vitest';
import { checkIdentifier, findPersonalNumber } from '../../../src/values/identifiers/check-identifier.ts';
import { formatIdentifierName } from '../../../src/values/identifiers/identifier-name.ts';
import { schemes } from '../../../src/values/identifiers/schemes/index.ts';
import { personalNumbers } from '../../../src/values/identifiers/schemes/personal-numbers.ts';
import cases from './personal-numbers.cases.json' with { type: 'json' };

describe('a number that identifies a person', () => {
  it.each(cases['is known by its name'])('is known by its name: %s', (name) => {
    expect(findPersonalNumber(name)).toBeDefined();
    expect(checkIdentifier('other', '1234', { name }).mistake).toMatchObject({ kind: 'personal', at: 'scheme' });
    expect(checkIdentifier(name, '1234').mistake).toMatchObject({ kind: 'personal', at: 'scheme' });
  });

  it.each(cases['is no name of an organisation’s'])('is no name of an organisation’s: %s', (name) => {
    expect(findPersonalNumber(name)).toBeUndefined();
  });

  it('is no code or name of the table', () => {
    const names = schemes.flatMap((scheme) => [
      scheme.code,
      ...['en', 'de', 'fr', 'ja'].map((tag) => formatIdentifierName(scheme, tag)),
    ]);
    expect(names.filter((name) => findPersonalNumber(name))).toEqual([]);
  });

  it.each(cases['is refused under a scheme of organisations'] as [string, string, string][])(
    'is refused under a scheme of organisations: %s %s',
    (scheme, text, what) => {
      const { mistake } = checkIdentifier(scheme, text, { court: 'x', town: 'x' });
      expect(mistake).toMatchObject({ kind: 'personal', at: 'value', what });
      // A number that identifies a person is not repeated in a message.
      expect(JSON.stringify(mistake)).not.toContain(text);
    },
  );

  it('is refused under any scheme where its shape leaves no doubt', () => {
    expect(checkIdentifier('other', 'RSSMRA80A01H501U', { name: 'Registro' }).mistake).toMatchObject({
      kind: 'personal',
      at: 'value',
    });
    expect(checkIdentifier('GB-COH', '123-45-6789').mistake).toMatchObject({
      kind: 'personal',
      what: 'Social Security number',
    });
  });

  it('has no shape that a number of the table has', () => {
    for (const scheme of schemes)
      expect(
        checkIdentifier(scheme.code, scheme.example, scheme.needs ? { [scheme.needs]: 'x' } : {}).mistake,
      ).toBeUndefined();
    expect(personalNumbers.length).toBeGreaterThan(40);
  });
});
