import { describe, expect, it } from 'vitest';
import { builtWith as built, scannedIn } from './built-with.ts';
import { planted } from './items.ts';
import { escaped, nothing, page } from './places.ts';

describe('what is planted', () => {
  const items = planted(7);

  it('are more than eighty kinds', () => {
    expect(new Set(items.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(80);
  });

  it('is found in the name of a file of public/', () => {
    const names = { 'nhs-943-476-5919.pdf': 'private-person', 'passport-number-925665416.txt': 'private-person' };
    const found = built(new Map(Object.keys(names).map((name) => [`public/${name}`, ''])));
    for (const [name, code] of Object.entries(names))
      expect(
        found.get(`public/${name}`)?.map((each) => each.code),
        name,
      ).toContain(code);
  });

  it('is told once: at its line and column, and not again of what is rendered from it', () => {
    const text = page('On 10.1.7.8', nothing, 'One line.\n\nThe server is 10.1.7.9 today.');
    const found = built(new Map([['content/pages/x.md', text]]));
    expect([...found.values()].flat()).toMatchObject([
      { code: 'private-internal', at: { file: 'content/pages/x.md', line: 2, col: 8 }, says: '10.1.7.8' },
      { code: 'private-internal', at: { file: 'content/pages/x.md', line: 9, col: 15 }, says: '10.1.7.9' },
    ]);
  });

  it('a fact that may be published is subtracted when problems are collected', () => {
    const body = page('A page', nothing, 'Write to jane.miller@rowan.example.');
    const found = built(new Map([['content/pages/x.md', body]]));
    expect([...found.values()].flat().map(({ code }) => code)).toEqual(['private-person']);
  });

  it('never says the whole of it', () => {
    const files = items.map(
      ({ text }, i) => [`content/pages/x-${i}.md`, page('A page', nothing, escaped(text))] as const,
    );
    for (const { code, message, says = '', hint = '' } of [...scannedIn(new Map(files)).values()].flat())
      if (code === 'private-secret' || code === 'private-person')
        for (const { text } of items)
          for (const word of text.split(/\s/).filter((each) => /\d.*\d.*\d/.test(each) && each.length > 9))
            expect(`${message} ${says} ${hint}`).not.toContain(word);
  });
});
