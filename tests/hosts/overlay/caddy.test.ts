import { join } from 'node:path';
import { caddyOverlay } from '../../../src/hosts/overlay/caddy.ts';
import { buildOverlaySite } from '../../../src/hosts/overlay/overlay-host.ts';
import { repeatedRanges } from '../accept-headers.ts';
import { caddyBinary, caddyHome, checkCaddy } from '../caddy-server.ts';
import { describeWith, startServer, temporaryFolder, writeRelease, writeTexts } from '../servers.ts';
import { foreign, packed } from './attached.ts';
import { staysTheirs } from './proof.ts';

describeWith(caddyBinary, 'Caddy: an overlay of a site block that is there', 'apt-get install caddy', () => {
  const folder = temporaryFolder('overlay-caddy');

  staysTheirs({
    release: packed,
    guards: true,
    oddAccept: (accept) => repeatedRanges.includes(accept),
    async start(overlaid, port, guarded = false) {
      const root = join(folder, 'site');
      if (!overlaid) writeRelease(root, packed);
      writeTexts(folder, caddyOverlay.emit(buildOverlaySite(packed, foreign), { root }).files);
      writeTexts(folder, [{ file: 'Caddyfile', text: theirs(folder, root, port, overlaid, guarded) }]);
      const file = join(folder, 'Caddyfile');
      const complaint = checkCaddy(folder, file)
        .split('\n')
        .filter((line) => line !== '' && !/caddy fmt|"level":"info"/.test(line));
      if (complaint.length > 0) throw new Error(`caddy validate: ${complaint.join('\n')}`);
      const parameters = ['run', '--adapter', 'caddyfile', '--config', file];
      return startServer('caddy', parameters, { port, env: caddyHome(folder) });
    },
  });
});

const password = '$2a$04$Tvf0GjZBdzTgXg.MFLGHmeSxUg/Aae8.Dc1m5F8qLrHkA9hKg3JQe';

/** A site block as companies have it. */
function theirs(folder: string, root: string, port: number, overlaid: boolean, guarded: boolean): string {
  return `{
	admin off
}

http://:${port} {
	bind 127.0.0.1
	root * ${root}
	map {path} {theirs} {
		~^/(.*)$ $1
	}
	vars theirs {theirs}
	${overlaid ? `import ${folder}/gazette.caddy` : ''}
	header /blog/* X-Blog yes
	header /plain/* Vary Cookie
	header ?Cache-Control max-age=60
	redir /old /about/ permanent
	basicauth ${guarded ? '*' : '/members/*'} {
		bob ${password}
	}
	@dotfiles path /.*
	respond @dotfiles 403
	handle /proxied/* {
		respond "{method} {uri}"
	}
	handle /api/* {
		respond "an application" 502
	}
	handle /blog/* {
		header X-Handled yes
		file_server
	}
	handle {
		try_files {path} {path}/ /app.html
		file_server
	}
	handle_errors {
		rewrite * /404.html
		file_server
	}
}
`;
}
