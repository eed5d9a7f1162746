import { answer, type Origin } from '../../../http/answer.ts';

type Body = ConstructorParameters<typeof Response>[0];

/**
 * answer() for runtimes that speak Request and Response; `read` gives the body of a file. To HEAD too: they leave it out
 * themselves, and a null body would make some send `Content-Length: 0`.
 */
export async function respond(
  origin: Origin,
  request: Request,
  read: (file: string) => Body | Promise<Body>,
): Promise<Response> {
  const { method, url: target, headers: sent } = request;
  const { status, headers, body } = answer(origin, { method, target, field: (name) => sent.get(name) ?? undefined });
  const content = 'file' in body ? await read(body.file) : body.text;
  return new Response(content === '' ? null : content, { status, headers });
}
