import { join } from 'node:path';
import { cloudflareOverlay } from '../../../src/hosts/overlay/cloudflare.ts';
import { buildOverlaySite } from '../../../src/hosts/overlay/overlay-host.ts';
import { describeWith, startServer, temporaryFolder, writeRelease, writeTexts } from '../servers.ts';
import { findTool } from '../tools.ts';
import { attached, foreign } from './attached.ts';
import { staysTheirs } from './proof.ts';

const wrangler = findTool('wrangler', 'bin/wrangler.js');

describeWith(wrangler, 'Cloudflare Pages (workerd): a function before what is there', 'npm package wrangler', () => {
  const folder = temporaryFolder('overlay-pages');

  staysTheirs({
    // The edge compresses by itself.
    excused: ({ headers }) => headers.some(([name]) => name === 'Accept-Encoding'),
    async start(overlaid, port) {
      const publish = join(folder, 'publish');
      if (!overlaid) writeRelease(publish, attached);
      const { files } = cloudflareOverlay.emit(buildOverlaySite(attached, foreign), {});
      const block = files.find(({ file }) => file === 'headers-block')!.text;
      writeTexts(publish, [
        { file: '_headers', text: `/*\n  X-Frame-Options: DENY\n${overlaid ? block : ''}` },
        { file: '_redirects', text: '/old /about/ 301\n' },
      ]);
      if (overlaid)
        writeTexts(
          folder,
          files.filter(({ file }) => file.startsWith('functions/')),
        );
      const parameters = [wrangler!, 'pages', 'dev', 'publish', '--ip', '127.0.0.1', '--port', String(port)];
      const env = { WRANGLER_SEND_METRICS: 'false', CI: '1', HOME: folder, XDG_CONFIG_HOME: folder };
      const date = ['--compatibility-date', '2026-04-01'];
      return startServer(process.execPath, [...parameters, ...date, '--inspector-port', '0'], {
        port,
        cwd: folder,
        env,
      });
    },
  });
});
