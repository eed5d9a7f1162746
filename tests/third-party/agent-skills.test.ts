import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'skills-ref';
import { describe, expect, it, onTestFinished } from 'vitest';
import { example, organisations } from '../support/organisations.ts';

interface Skill {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly url: string;
  readonly digest: string;
}

const path = '/.well-known/agent-skills/index.json';

/** The verdict of skills-ref on a SKILL.md in a folder of that name. */
async function verdict(name: string, content: Uint8Array | string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-skill-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'SKILL.md'), content);
  return validate(join(folder, name));
}

it('the example lists its skill', () => {
  const { skills } = example.site.json<{ skills: readonly Skill[] }>(path);
  expect(skills.map(({ name }) => name)).toContain('book-a-clinical-pilot');
});

const withSkills = organisations.filter(({ site }) => site.paths.includes(path));

describe.each(withSkills)('the agent-skills index of $name (Agent Skills Discovery v0.2.0)', ({ site }) => {
  const { bytes, get, json, origin } = site;
  const { skills, ...others } = json<{ skills: readonly Skill[] }>(path);

  it('names its schema, and lists skills', () => {
    expect(others).toEqual({ $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json' });
    expect(skills.length).toBeGreaterThan(0);
  });

  describe.each(skills)('the skill $name', ({ name, type, description, url, digest, ...rest }) => {
    it('has the members of the format, within their limits', () => {
      expect(rest).toEqual({});
      expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(name.length).toBeLessThanOrEqual(64);
      expect(type).toBe('skill-md');
      expect(description.length).toBeGreaterThan(0);
      expect(description.length).toBeLessThanOrEqual(1024);
    });

    it('is where its url says, relative to the index (RFC 3986 5), as Markdown, for scripts of any origin', () => {
      const { status, headers } = get(new URL(url, origin + path).href);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(headers.get('access-control-allow-origin')).toBe('*');
    });

    it('has the digest of the bytes that are served', () => {
      const served = bytes(new URL(url, origin + path).pathname);
      expect(digest).toBe(`sha256:${createHash('sha256').update(served).digest('hex')}`);
    });

    it('is described as its front matter describes it', () => {
      const front = /^---\n([\s\S]*?)\n---\n/.exec(get(url).body)![1]!;
      expect(front.replace(/\n\s+/g, ' ')).toContain(description);
    });

    it('is valid for skills-ref, in a folder of its name and no other', async () => {
      const content = bytes(new URL(url, origin + path).pathname);
      expect(await verdict(name, content)).toEqual([]);
      expect(await verdict('another-name', content)).not.toEqual([]);
      expect(await verdict(name, get(url).body.replace('---\n', '---\nversion: 1\n'))).not.toEqual([]);
    });

    it('is short enough to be read: below 500 lines', () => {
      expect(get(url).body.split('\n').length).toBeLessThan(500);
    });
  });
});
