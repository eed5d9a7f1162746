import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findCommand, temporaryFolder } from '../servers.ts';

export const openssl = findCommand('openssl');

/** A certificate for `localhost` that signs itself: whoever is told of it as an authority believes it. */
export function certificate(): { readonly certificate: string; readonly key: string } {
  const folder = temporaryFolder('certificate');
  const [file, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync(openssl!, [...request.split(' '), ...names, '-keyout', key, '-out', file], { stdio: 'ignore' });
  return { certificate: file, key };
}
