import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Schema, ServedSite } from './sites.ts';

/** A member that no description of today knows. */
export const newMember = 'memberOfTomorrow';
/** A value that no list of today's values has. */
export const newValue = 'value-of-tomorrow';

/** The documents of a site as a later version of it may serve them: new members everywhere, new values in each open list. */
export function ofTomorrow({ description, documents }: ServedSite): Record<string, unknown> {
  const grown = (value: unknown, schema: Schema): unknown => {
    const name = schema.$ref?.split('/').at(-1);
    if (name) return grown(value, description.components.schemas[name] ?? {});
    if (Array.isArray(value)) return value.map((one) => grown(one, schema.items ?? {}));
    if (typeof value === 'object' && value !== null) {
      const members = Object.entries(value).map(([key, one]) => [key, grown(one, schema.properties?.[key] ?? {})]);
      return { ...Object.fromEntries(members), [newMember]: newValue };
    }
    return schema['x-extensible-enum'] ? newValue : value;
  };
  return Object.fromEntries(
    Object.values(description.paths).map(({ get: { operationId, responses } }) => [
      operationId,
      grown(documents[operationId], responses[200].content['application/json'].schema),
    ]),
  );
}

/** Serves documents at the paths of a site's operations; all else is a page of status 404. */
export async function serveDocuments({ operations }: ServedSite, documents: Readonly<Record<string, unknown>>) {
  const server = createServer(({ url }, response) => {
    const operation = operations.find(({ path }) => path === url);
    response.writeHead(operation ? 200 : 404, { 'Content-Type': operation ? 'application/json' : 'text/html' });
    response.end(operation ? JSON.stringify(documents[operation.id]) : '<!doctype html><title>404</title>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
