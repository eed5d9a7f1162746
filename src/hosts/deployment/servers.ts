import javascript from './script/javascript.sh?text';
import apache from './servers/apache.sh?text';
import bun from './servers/bun.sh?text';
import caddy from './servers/caddy.sh?text';
import deno from './servers/deno.sh?text';
import lighttpd from './servers/lighttpd.sh?text';
import nginx from './servers/nginx.sh?text';
import node from './servers/node.sh?text';

/** Shell lines of the script that differ from server to server, by the name of the host. */
export const serverScripts: Readonly<Record<string, string>> = {
  nginx,
  caddy,
  apache,
  lighttpd,
  node: javascript + node,
  bun: javascript + bun,
  deno: javascript + deno,
};
