import { it } from 'vitest';
import { answersIn } from '../../../src/checks/answers/extract.ts';
import { languageAt, languagesOf } from '../../../src/checks/answers/languages.ts';
import { publishedAt } from '../../../src/checks/answers/published.ts';
import { example } from '../../support/organisations.ts';
it('perf', () => {
  const { release } = example.site;
  const langs = languagesOf(Buffer.from(release.files.get('index.html')!.bytes).toString('utf8'), release.baseUrl);
  for (let k = 0; k < 3; k++) {
    const t: [number, string][] = [];
    const t1 = performance.now();
    for (const path of release.routes.keys()) {
      const t0 = performance.now();
      for (const p of publishedAt(path, release, langs)) answersIn(p);
      t.push([performance.now() - t0, path]);
    }
    console.log(Math.round(performance.now() - t1), t.sort((a, b) => b[0] - a[0]).slice(0, 12).map(([a, b]) => `${a.toFixed(1)} ${b}`).join(' | '));
  }
  void languageAt;
});
