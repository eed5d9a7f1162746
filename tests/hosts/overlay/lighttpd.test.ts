import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { lighttpdOverlay } from '../../../src/hosts/overlay/lighttpd.ts';
import { buildOverlaySite } from '../../../src/hosts/overlay/overlay-host.ts';
import { lighttpdBinary } from '../lighttpd-server.ts';
import { describeWith, startServer, temporaryFolder, writeRelease, writeTexts } from '../servers.ts';
import { foreign, packed } from './attached.ts';
import { staysTheirs } from './proof.ts';

const install = 'apt-get install lighttpd lighttpd-mod-magnet';

describeWith(lighttpdBinary, 'lighttpd: an overlay of a configuration that is there', install, () => {
  const folder = temporaryFolder('overlay-lighttpd');

  staysTheirs({
    release: packed,
    guards: true,
    excused: (_, difference) => difference === 'accept-ranges: expected undefined, got "none"',
    async start(overlaid, port, guarded = false) {
      const root = join(folder, 'site');
      if (!overlaid) writeRelease(root, packed);
      const { files, unmet } = lighttpdOverlay.emit(buildOverlaySite(packed, foreign), { root });
      const placed = (text: string) => text.replaceAll('/etc/lighttpd/gazette/', `${folder}/`);
      writeTexts(
        folder,
        files.map(({ file, text }) => ({ file, text: placed(text) })),
      );
      // The line that UNMET.md prints, in place of the one that refuses every name with a dot.
      const [, dotfiles] = /`(\$HTTP.*)`\.$/.exec(unmet[0]!.reason)!;
      writeTexts(folder, [
        { file: 'lighttpd.conf', text: theirs(folder, root, port, overlaid ? dotfiles! : undefined, guarded) },
      ]);
      const conf = join(folder, 'lighttpd.conf');
      const { status, stderr } = spawnSync(lighttpdBinary!, ['-tt', '-f', conf], { encoding: 'utf8' });
      if (status !== 0 || stderr !== '') throw new Error(`lighttpd -tt: ${stderr}`);
      return startServer('lighttpd', ['-D', '-f', conf], { port });
    },
  });
});

/** A configuration as companies have it. */
function theirs(folder: string, root: string, port: number, dotfiles: string | undefined, guarded: boolean): string {
  return `server.modules = ( "mod_access", "mod_redirect", "mod_rewrite", "mod_setenv", "mod_auth", "mod_authn_file" )
server.bind = "127.0.0.1"
server.port = ${port}
server.document-root = "${root}"
server.errorlog = "/dev/null"
server.error-handler-404 = "/app.html"
index-file.names = ( "index.html" )
mimetype.assign = ( ".html" => "text/html", ".css" => "text/css", ".md" => "text/plain", "" => "application/octet-stream" )
setenv.set-response-header = ( "Content-Security-Policy" => "default-src 'self'", "Cache-Control" => "max-age=60" )
setenv.add-response-header = ( "X-Frame-Options" => "DENY" )
url.redirect = ( "^/old$" => "/about/" )
url.rewrite-once = ( "^/proxied/" => "/x.json", "^/api/" => "/404.html" )
${dotfiles ?? '$HTTP["url"] =~ "/\\." { url.access-deny = ( "" ) }'}
auth.backend = "plain"
auth.backend.plain.userfile = "${root}/.env"
$HTTP["url"] =~ "^/${guarded ? '' : 'members/'}" {
  auth.require = ( "" => ( "method" => "basic", "realm" => "theirs", "require" => "valid-user" ) )
}
$HTTP["url"] =~ "^/blog/" { setenv.add-response-header = ( "Vary" => "Cookie" ) }
${dotfiles === undefined ? '' : `server.modules += ( "mod_magnet" )\ninclude "${folder}/gazette.conf"`}
`;
}
