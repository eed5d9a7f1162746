import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nginxOverlay } from '../../../src/hosts/overlay/nginx.ts';
import { buildOverlaySite } from '../../../src/hosts/overlay/overlay-host.ts';
import { repeatedRanges } from '../accept-headers.ts';
import { mainFile, nginxBinary } from '../nginx-server.ts';
import { describeWith, startServer, temporaryFolder, writeRelease, writeTexts } from '../servers.ts';
import { foreign, packed } from './attached.ts';
import { staysTheirs } from './proof.ts';

describeWith(nginxBinary, 'nginx: an overlay of a server that is there', 'apt-get install nginx', () => {
  const folder = temporaryFolder('overlay-nginx');

  staysTheirs({
    // Without the module for Brotli it sends what every client reads.
    excused: ({ headers }) => headers.some(([, value]) => value === 'gzip;q=0.5, br'),
    release: packed,
    guards: true,
    withoutVary: ['/blog/post/'],
    oddAccept: (accept) => repeatedRanges.includes(accept),
    async start(overlaid, port, guarded = false) {
      const root = join(folder, 'site');
      if (!overlaid) writeRelease(root, packed);
      writeTexts(folder, nginxOverlay.emit(buildOverlaySite(packed, foreign), { root }).files);
      writeTexts(folder, [
        { file: 'site.conf', text: theirs(folder, root, port, overlaid, guarded) },
        { file: 'nginx.conf', text: mainFile(folder, 'site.conf') },
      ]);
      const conf = join(folder, 'nginx.conf');
      const { status, stderr } = spawnSync(nginxBinary!, ['-t', '-q', '-c', conf], { encoding: 'utf8' });
      if (status !== 0 || stderr !== '') throw new Error(`nginx -t: ${stderr}`);
      return startServer('nginx', ['-c', conf], { port });
    },
  });
});

/** A server as companies have it. `X-Captured` shows that nobody has changed `$1` meanwhile; its block has the line that UNMET.md prints. */
function theirs(folder: string, root: string, port: number, overlaid: boolean, guarded: boolean): string {
  const ours = (name: string) => (overlaid ? `include ${folder}/${name};` : '');
  return `map $http_upgrade $connection_upgrade { default upgrade; "" close; }
types { text/html html; text/css css; application/json json; text/plain txt md; }
gzip on;
gzip_vary on;
gzip_types text/css application/json;
${ours('gazette-http.conf')}
server {
  listen 127.0.0.1:${port};
  server_name _;
  root ${root};
  index index.html;
  ${ours('gazette-server.conf')}
  ${ours('gazette-fields.conf')}
  ${guarded ? `auth_basic theirs; auth_basic_user_file ${root}/.env;` : ''}
  add_header X-Frame-Options DENY always;
  add_header Content-Security-Policy "default-src 'self'" always;
  error_page 404 /404.html;
  error_page 405 =200 /app.html;
  location / { try_files $uri $uri/ /app.html; }
  location = /old { return 301 /about/; }
  location = /llms.txt { return 410; }
  location /api/ { return 502; }
  location /proxied/ { return 200 "$request_method $request_uri"; }
  location /members/ { auth_basic theirs; auth_basic_user_file ${root}/.env; }
  location /blog/ { add_header X-Blog yes; }
  location ~ ^/(team|plain)(.*)$ { ${overlaid ? 'add_header Vary $gazette_vary;' : ''} add_header X-Captured "$1"; try_files $uri $uri/index.html =404; }
  location ~ /\\. { deny all; }
  location ~* \\.(?:css|json|md)$ { expires 1d; log_not_found off; }
}
`;
}
