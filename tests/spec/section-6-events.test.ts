import { describe, expect, it } from 'vitest';
import { get, json, jsonPaths, members, paths, typeOf } from './origin.ts';

describe('service.md 6: no event mechanism is described or published', () => {
  it('6 no document has a member of one', () => {
    const names = jsonPaths.flatMap((path) => members(json(path))).map(([name]) => name);
    expect(
      names.filter((name) => /webhook|callback|subscri|^events?(?:_|$)|notification|hub|stream/i.test(name)),
    ).toEqual([]);
  });

  it('6 nothing is a stream or a feed', () => {
    const types = paths.map((path) => typeOf(path) ?? '');
    expect(types.filter((type) => /event-stream|rss|atom|cloudevents/.test(type))).toEqual([]);
  });

  it('6 no link offers a subscription (WebSub, RFC 5989)', () => {
    const links = paths.map((path) => get(path).headers.get('link') ?? '').join(', ');
    expect(links).not.toMatch(/rel="[^"]*\b(?:hub|monitor|monitor-group|webmention)\b/);
    for (const path of paths.filter((p) => typeOf(p) === 'text/html'))
      expect(get(path).body).not.toMatch(/<link[^>]+rel="(?:hub|webmention|alternate"[^>]+(?:rss|atom))/);
  });

  it.each(['/events', '/api/v1/events.json', '/api/v1/webhooks.json', '/agent/events', '/feed.xml', '/rss.xml'])(
    '6 %s is not there',
    (path) => {
      expect(get(path).status).toBe(404);
    },
  );

  it('6 the guide says that no events endpoint exists', () => {
    expect(get('/auth.md').body).toMatch(/\bNo\b[^.]*\bevents endpoint exists/);
  });
});
