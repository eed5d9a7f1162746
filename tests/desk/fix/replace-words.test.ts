import { describe, expect, it } from 'vitest';
import { replaceWords } from '../../../src/desk/fix/replace-values.ts';

const file = 'content/pages/about.md';
const page = '---\ntitle: "We: twelve"\n---\n\nWe offer twelve solutions, twelve!\n';
const at = (line: number, col: number) => ({ file, line, col });

describe('replaceWords', () => {
  it('replaces words at their places and nothing else, the last too', () => {
    const wanted = [
      { at: at(5, 10), from: 'twelve', to: '{{count solutions in words}}' },
      { at: at(5, 28), from: 'twelve', to: '{{count solutions}}' },
    ];
    expect(replaceWords(file, page, wanted)?.text).toBe(
      page.replace('twelve s', '{{count solutions in words}} s').replace('twelve!', '{{count solutions}}!'),
    );
  });

  it('keeps the line ends of the file', () => {
    const wanted = [{ at: at(5, 10), from: 'twelve', to: 'nine' }];
    expect(replaceWords(file, page.replaceAll('\n', '\r\n'), wanted)?.text).toContain(
      'We offer nine solutions, twelve!\r\n',
    );
  });

  it('leaves what no longer stands there', () => {
    expect(replaceWords(file, page, [{ at: at(5, 9), from: 'twelve', to: 'nine' }])).toBeUndefined();
  });

  it('takes nothing that would make of a value something else', () => {
    const module = "export default { text: 'twelve', more: 1 };\n";
    const quote = [{ at: { file: 'content/company.ts', line: 1, col: 25 }, from: 'twelve', to: "a', b: 'c" }];
    expect(replaceWords('content/company.ts', module, quote)).toBeUndefined();
  });
});
