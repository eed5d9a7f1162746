import { describe, expect, it } from 'vitest';
import { build } from '../../../src/compile/build.ts';
import { kept } from '../../support/kept.ts';

const root = new URL('../../../', import.meta.url).pathname;
const folders = [
  '',
  ...['authority', 'charity', 'gmbh', 'least', 'manufacturer', 'small', 'two-languages'].map(
    (name) => `tests/fixtures/${name}/`,
  ),
];

describe('the contents of this project', () => {
  it.each(folders)('hold nothing private: %s', (folder) => {
    const options = { contentDir: `${root}${folder}content`, publicDir: `${root}${folder}public`, preview: false };
    const { problems } = build({ ...options, today: '2026-11-25', cache: kept });
    expect(problems.filter(({ code }) => /^(?:private|public-metadata|waiver)/.test(code))).toEqual([]);
  });
});
