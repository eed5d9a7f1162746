import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findYamlScalar, renderYaml } from '../../../src/edit/source/yaml.ts';

describe('yamlText', () => {
  it('quotes what any reader could take for something else, and folds nothing', () => {
    const long = 'word '.repeat(60).trim();
    expect(renderYaml({ a: 'no', b: '2026-01-02', c: '12', d: '1:30', e: 'x: y', f: long, g: '⟪…⟫' })).toBe(
      `a: "no"\nb: "2026-01-02"\nc: "12"\nd: "1:30"\ne: "x: y"\nf: ${long}\ng: ⟪…⟫\n`,
    );
  });

  it('writes numbers, truth values, days, lists and maps in block style', () =>
    expect(renderYaml({ a: 10, b: true, c: new Date('2026-01-02'), d: [{ e: 'x' }], f: {} })).toBe(
      'a: 10\nb: true\nc: 2026-01-02\nd:\n  - e: x\nf: {}\n',
    ));

  it('writes an object that is used twice out twice', () => {
    const same = { a: 'x' };
    expect(renderYaml([same, same])).toBe('- a: x\n- a: x\n');
  });
});

describe('yamlScalarAt', () => {
  const block = "a: plain # why\nb: \"dou\\x62le\"\nc: 'it''s'\nd: [one, two]\ne: |\n  block\nf:\n  g: deep\n";
  const at = (text: string) => findYamlScalar(block, block.indexOf(text));

  it.each([
    ['plain', 'plain', 'new', 'new'],
    ['"dou', 'double', 'say "x"', '"say \\"x\\""'],
    ["'it", "it's", "that's", "'that''s'"],
    ['two', 'two', 'three', 'three'],
    ['deep', 'deep', 'a: b', '"a: b"'],
    ['deep', 'deep', '- a', '"- a"'],
  ])('finds %s, and writes another text in its way', (text, value, to, written) => {
    const scalar = at(text);
    expect(scalar?.value).toBe(value);
    expect(scalar?.written(to)).toBe(written);
  });

  it.each(['a:', '|', '[one', 'g: deep', '# why'])('finds nothing at %s', (text) => expect(at(text)).toBeUndefined());

  it('gives texts that read back as themselves, and leaves all other bytes', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.constantFrom('plain', '"dou', "'it", 'deep'),
        (to, place) => {
          const scalar = at(place);
          if (!scalar) throw new Error('not found');
          const after = block.slice(0, scalar.start) + scalar.written(to) + block.slice(scalar.end);
          const { a, b, c, d, e, f } = parse(after, { schema: 'failsafe' });
          const [was, is] = [
            ['plain', 'double', "it's", 'deep'],
            [a, b, c, f.g],
          ];
          expect(is).toEqual(was.map((each) => (each === scalar.value ? to : each)));
          expect([d, e]).toEqual([['one', 'two'], 'block\n']);
        },
      ),
      { numRuns: 300, seed: 4 },
    ));
});
