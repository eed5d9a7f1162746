// A site as companies have it on node:http: files, an application's page for all other paths, a password, a redirect.
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [folder, port, middleware] = process.argv.slice(2);
const { gazette = (_request, _response, next) => next() } = middleware ? await import(pathToFileURL(middleware)) : {};
const types = { html: 'text/html', css: 'text/css', md: 'text/plain', json: 'application/json', txt: 'text/plain' };

function theirs(request, response) {
  const { pathname } = new URL(request.url, 'http://x');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Vary', 'Accept-Encoding');
  if (pathname.startsWith('/proxied/')) return void response.end(`${request.method} ${request.url}`);
  if (!['GET', 'HEAD'].includes(request.method)) return void response.writeHead(405, 'No', ['Allow', 'GET']).end();
  if (pathname === '/old') return void response.writeHead(301, { Location: '/about/' }).end();
  if (pathname.startsWith('/members/'))
    return void response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="x"' }).end('who?');
  if (pathname.startsWith('/.')) return void response.writeHead(403).end('no');
  const name = join(folder, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
  const isThere = isFile(name);
  if (isThere && /blog/.test(name))
    response.writeHead(200, { 'Content-Type': 'text/html', Vary: 'Cookie', 'X-Blog': ['1', '2'] });
  if (!response.headersSent) response.setHeader('Content-Type', types[/[^.]*$/.exec(name)[0]] ?? 'text/html');
  response.end(readFileSync(isThere ? name : join(folder, 'app.html')));
}

function isFile(name) {
  try {
    return statSync(name).isFile();
  } catch {
    return false;
  }
}

createServer((request, response) => gazette(request, response, () => theirs(request, response))).listen(
  Number(port),
  '127.0.0.1',
);
