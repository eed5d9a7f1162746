import { omitUndefined } from '../../core/omit-undefined.ts';
import { emitHosts } from '../../hosts/emit.ts';
import { hosts } from '../../hosts/index.ts';
import type * as api from './hosts-api.ts';

/** Exports of `gazette/hosts`. */
export const hostLibrary: Pick<typeof api, 'hosts' | 'configure'> = {
  hosts: hosts.map(({ name, title, lacks = [], unrun }) => ({ name, title, lacks, ...omitUndefined({ unrun }) })),
  configure: (release, name, options = {}) => {
    if (!hosts.some((host) => host.name === name))
      throw new RangeError(
        `No host is called ${JSON.stringify(name)}; there are ${hosts.map((each) => each.name).join(', ')}.`,
      );
    const {
      files,
      hosts: [emitted],
    } = emitHosts(release, [name], options);
    const { uploaded = [], unmet = [], exceeded = [] } = emitted ?? {};
    return { files, uploaded, unmet, exceeded };
  },
};
