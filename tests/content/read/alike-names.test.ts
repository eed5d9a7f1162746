import { describe, expect, it } from 'vitest';
import { toFoundFile } from '../../../src/content/read/list-files.ts';
import { excludeAlikeNames } from '../../../src/content/read/load-public.ts';
import type { Problem } from '../../../src/core/problem.ts';

function among(...paths: string[]) {
  const problems: Problem[] = [];
  const found = [...paths].sort().map((path) => toFoundFile(path, path, { size: 0, mtimeMs: 0, ctimeMs: 0, ino: 0 }));
  const { files, refused } = excludeAlikeNames(found, 'public', (problem) => problems.push(problem));
  return { files: files.map(({ path }) => path), refused, problems };
}

describe('names that are one on other systems', () => {
  it.each([
    ['capitals', ['img/Logo.svg', 'img/logo.svg', 'a.txt'], 'img/Logo.svg', 'img/logo.svg'],
    ['capitals alone', ['A.TXT', 'A.txt'], 'A.txt', 'A.TXT'],
    ['accents', ['caf\u00e9.txt', 'cafe\u0301.txt'], 'cafe\u0301.txt', 'caf\u00e9.txt'],
    ['letters beyond ASCII', ['ÜBER.txt', 'über.txt'], 'ÜBER.txt', 'über.txt'],
  ])('by %s: the plain one stays, the other is told', (_by, paths, odd, plain) => {
    const { files, refused, problems } = among(...paths);
    expect(files).toEqual(paths.filter((path) => path !== odd).sort());
    expect(refused).toEqual([`public/${odd}`]);
    expect(problems).toMatchObject([{ code: 'file-alike', at: { file: `public/${odd}` } }]);
    expect(problems[0]?.message).toContain(JSON.stringify(`public/${plain}`));
    expect(problems[0]?.message.includes('composed otherwise')).toBe(plain.includes('é'));
  });

  it('a folder is told once, with all that is in it', () => {
    const { files, refused, problems } = among('Img/a.svg', 'Img/b.svg', 'img/c.svg', 'README.md');
    expect(files).toEqual(['README.md', 'img/c.svg']);
    expect(refused).toEqual(['public/Img/a.svg', 'public/Img/b.svg']);
    expect(problems.map(({ at }) => at)).toEqual([{ file: 'public/Img/a.svg' }]);
  });

  it('a file and a folder are two names as well', () =>
    expect(among('img', 'Img/a.svg').refused).toEqual(['public/Img/a.svg']));

  it.each([[['a.md', 'b.md']], [['A.md', 'b.md']], [['a/README.md', 'b/README.md']], [['ß.txt', 'ss.txt']]])(
    '%j are apart',
    (paths) => expect(among(...paths)).toEqual({ files: [...paths].sort(), refused: [], problems: [] }),
  );
});
