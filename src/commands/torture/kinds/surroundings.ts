import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TrialKind } from '../trial.ts';
import { saysBuilt } from '../world/aftermath.ts';
import { differenceOf, standingIn } from '../world/standing.ts';

const zones = ['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu', 'America/St_Johns', 'Europe/Dublin'];
const locales = ['C', 'en_US.UTF-8', 'tr_TR.UTF-8', 'de_DE.UTF-8', 'ar_EG.UTF-8', 'ja_JP.eucJP', 'sv_SE.UTF-8'];
const names = ['plain', 'with space', "d'accord & co", 'Übergröße', '日本', '#hash%20', '(a) [b]'];

/** Another machine: nothing of it may be seen in what is published. */
export const surroundings: TrialKind = {
  id: 'surroundings',
  title: 'Another machine',
  holds: 'Time zone, locale, path, umask, home, user, processors and the order of files change no byte.',
  run: async (world, random) => {
    const [TZ, locale, name, umask, processors] = [
      random.of(zones),
      random.of(locales),
      random.of(names),
      random.of([0o022, 0o077, 0o002, 0]),
      random.of([1, 2, 3, 64]),
    ];
    const place = join(world.scratch('elsewhere'), name);
    mkdirSync(place);
    for (const part of ['content', 'public']) cpSync(join(world.site, part), join(place, part), { recursive: true });
    const env = {
      ...process.env,
      ...{
        TZ,
        LC_ALL: locale,
        LANG: locale,
        HOME: join(place, 'home'),
        USER: 'torture',
        LOGNAME: 'torture',
        COLUMNS: '20',
      },
    };
    const faults = { umask, processors, shuffle: 1 + random.below(2 ** 30) };
    const ran = await world.run(['build'], { cwd: place, env, faults });
    const different = differenceOf(standingIn(place), world.clean[world.now]);
    const did = `${TZ}, ${locale}, folder "${name}", umask ${umask.toString(8)}, ${processors} processors, shuffled folders`;
    const fell = different === undefined ? [] : [`other bytes than at home: ${different}`];
    return { did, fell: [...saysBuilt(ran, 'the build'), ...fell] };
  },
};
