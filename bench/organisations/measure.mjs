import { join } from 'node:path';
import { settle } from '../common/project.mjs';
import { median, pairedRatio } from '../common/statistics.mjs';
import { Sites } from './sites.mjs';

/** One process for all sites, and in the same round a process for each of some. */
export async function measureOrganisations(folder, { count, pages, rounds, sample }) {
  const sites = await Sites.in(folder, { count, pages });
  const { project, names } = sites;
  const some = names.filter((_, i) => i % Math.ceil(count / sample) === 0);
  const all = () => project.run(['build', '--sites', join(folder, 'sites')]);
  const alone = (name) =>
    project.run(['build', '--content', join(sites.site(name), 'content'), '--output', join(sites.site(name), 'dist')]);
  const steps = [
    ['cold', () => sites.forget(), () => {}],
    ['nothing changed', settle, settle],
    ['one page of one site edited', () => sites.edit(names[count >> 1]), () => sites.edit(some[some.length >> 1])],
  ];
  const runs = steps.map(() => ({ together: [], apart: [] }));
  for (let round = 0; round < rounds; round++) {
    const each = { together: () => all(), apart: () => sumOf(some.map(alone)) };
    const order = round % 2 === 0 ? ['together', 'apart'] : ['apart', 'together'];
    for (const kind of order) {
      for (const [i, [, prepare, prepareSome]] of steps.entries()) {
        if (i === 0) sites.forget();
        else await (kind === 'together' ? prepare : prepareSome)();
        const { ms, cpu, rss } = each[kind]();
        const number = kind === 'together' ? count : some.length;
        runs[i][kind].push({ ms: ms / number, cpu: cpu / number, rss });
      }
    }
  }
  return steps.map(([name], i) => {
    const of = (kind, what) => runs[i][kind].map((run) => run[what]);
    return {
      name,
      ms: median(of('together', 'ms')),
      cpu: median(of('together', 'cpu')),
      ratio: pairedRatio(of('together', 'ms'), of('apart', 'ms')),
      cpuRatio: pairedRatio(of('together', 'cpu'), of('apart', 'cpu')),
      rss: median(of('together', 'rss')),
    };
  });
}

function sumOf(runs) {
  const sum = (what) => runs.reduce((total, run) => total + run[what], 0);
  return { ms: sum('ms'), cpu: sum('cpu'), rss: Math.max(...runs.map(({ rss }) => rss)) };
}
