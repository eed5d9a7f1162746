import { describe, expect, it } from 'vitest';
import { apiPaths, get, type Json, json, jsonPaths, members } from './origin.ts';

describe('service.md 3: no resource lifecycle is described', () => {
  it('3 the OpenAPI description has operations that read, and none that changes anything', () => {
    const { paths } = json<{ paths: Record<string, Json> }>('/api/v1/openapi.json');
    expect(Object.values(paths).map((item) => Object.keys(item))).toEqual(apiPaths.map(() => ['get']));
  });

  it('3 no document has a member that tells a state to move from or to', () => {
    const names = jsonPaths.flatMap((path) => members(json(path))).map(([name]) => name);
    expect(names.filter((name) => /^(?:states?|transitions?|lifecycle|phase|stage|next_?state)$/i.test(name))).toEqual(
      [],
    );
  });

  it('3 the status document has one value, which the description fixes', () => {
    const { components } = json<{ components: { schemas: Record<string, { properties: Json }> } }>(
      '/api/v1/openapi.json',
    );
    const schema = components.schemas.Status!.properties.status as { 'x-extensible-enum'?: unknown[] };
    expect(schema['x-extensible-enum']).toEqual(['published']);
    expect(json<{ status: string }>('/api/v1/status.json').status).toBe('published');
  });

  it('3 no API answer differs from one request to the next', () => {
    for (const path of apiPaths) expect(get(path).headers.get('etag')).toBe(get(path).headers.get('etag'));
  });
});
