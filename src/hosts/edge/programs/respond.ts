import { answer } from '../../../http/answer.ts';
import { type ShapedTable, shapedOrigin } from '../../../http/shaped-origin.ts';
import { type FetchDeployedFile, storedFiles } from './stored-files.ts';

/**
 * answer() for runtimes that speak Request and Response, whose platform has the files. What is not known of a file is
 * supposed, looked up, and the question asked again. To HEAD goes a body too: they leave it out themselves, and a null
 * body would make some send `Content-Length: 0`.
 */
export async function respond(
  table: ShapedTable,
  request: Request,
  fetch: FetchDeployedFile,
  findable: RegExp = /^/,
): Promise<Response> {
  const files = storedFiles(fetch, findable);
  const origin = shapedOrigin(table, files);
  const { method, url: target, headers: sent } = request;
  const ask = () => answer(origin, { method, target, field: (name) => sent.get(name) ?? undefined });
  let found = ask();
  while (await files.lookUp()) found = ask();
  const { status, headers, body } = found;
  const content = 'file' in body ? await files.read(body.file) : body.text;
  return new Response(content === '' ? null : content, { status, headers });
}
