import { largest } from '../../core/largest.ts';
import { headerSets } from '../header-sets.ts';
import type { Host, LimitExceeded } from '../host.ts';
import { apacheQuirks, htaccessUnmet } from './differences.ts';
import { fieldsOf } from './fields.ts';
import { htaccess } from './folder.ts';
import { serverLines, siteLines, tlsLines } from './server.ts';

/** Apache 2.4: one `.htaccess` for shared hosting, and a virtual host for one's own server. */
export const apache: Host = {
  name: 'apache',
  title: 'Apache HTTP Server',
  tokens: 'table',
  instructions: `Apache 2.4 with mod_rewrite, mod_headers, mod_mime, mod_dir and mod_env.
`,
  quirks: Object.values(apacheQuirks),
  emit(release, options) {
    const headers = headerSets(release, options);
    const fields = fieldsOf(release, headers);
    const folder = text(
      '# Gazette for Apache 2.4, shared hosting. Generated; do not edit.',
      htaccess(release, headers, fields),
    );
    const generated = '# Gazette for Apache 2.4: one release, inside a virtual host. Generated; do not edit.';
    const adapted =
      '# Gazette for Apache 2.4: this file is yours to adapt; what it includes is generated with every release.';
    return {
      files: [
        { file: '.htaccess', text: folder },
        { file: 'gazette.conf', text: text(generated, serverLines(release, headers, fields)) },
        { file: 'site-tls.conf', text: text(adapted, tlsLines(release)) },
        { file: 'site.conf', text: text(adapted, siteLines(release)) },
      ],
      uploaded: [{ file: '.htaccess', text: folder }],
      unmet: Object.values(htaccessUnmet),
      exceeded: tooLong(folder),
    };
  },
};

function text(heading: string, lines: readonly string[]): string {
  return `${[heading, ...lines].join('\n')}\n`;
}

/** Apache reads lines of 8,190 bytes in .htaccess (core_config, MAX_STRING_LEN), and fails the request on longer ones. */
function tooLong(text: string): LimitExceeded[] {
  const got = largest(text.split('\n').map((line) => Buffer.byteLength(line)));
  return got <= 8190 ? [] : [{ limit: 'bytes in a line of .htaccess', allowed: 8190, got }];
}
