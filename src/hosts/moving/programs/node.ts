import { createServer } from 'node:http';
import process from 'node:process';
import { locationOf, type MovedSite } from './location.ts';

/** Stands above the program. */
declare const site: MovedSite;

const { HOST: host = '127.0.0.1', PORT: port = '8080' } = process.env;

createServer((request, response) => {
  response.writeHead(308, { Location: locationOf(site, request.url ?? '/'), ...site.headers });
  response.end();
}).listen(Number(port), host);
