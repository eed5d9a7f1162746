import { describe, expect, it } from 'vitest';
import { frozenWire } from './freeze-wire.ts';

describe('the contract of the wire', () => {
  const changelog = `# Changes\n\n## ${versionOf()}\n`;
  const { text = '' } = frozenWire(undefined, changelog);

  it('is written where nothing stands against it', () => {
    const { refused, changes, text: again } = frozenWire(text, changelog);
    expect([refused, changes, again]).toEqual([[], [], text]);
    expect(JSON.parse(text).version).toBe(versionOf());
  });

  it('is refused without a heading of its version', () => {
    for (const before of [undefined, text]) {
      const { refused, text: none } = frozenWire(before, '## 0.0.1\n');
      expect([refused, none]).toEqual([
        [`CHANGELOG_API.md has no heading "## ${versionOf()}": say there what clients get.`],
        undefined,
      ]);
    }
  });

  it('is refused where something is gone, and where something is new without a greater version', () => {
    const frozen = JSON.parse(text);
    const [name = ''] = Object.keys(frozen.documents);
    const more = JSON.stringify({
      ...frozen,
      documents: { ...frozen.documents, '/api/v1/gone.json': frozen.documents[name] },
    });
    expect(frozenWire(more, changelog).refused[0]).toMatch(
      /^document-gone at \/api\/v1\/gone\.json: .*\. Publish this under v2\.$/,
    );
    const { [name]: _gone, ...fewer } = frozen.documents;
    const before = (version: string) =>
      frozenWire(JSON.stringify({ ...frozen, version, documents: fewer }), changelog).refused;
    expect(before(versionOf())).toEqual([
      `The wire has additions: raise descriptionVersion above ${versionOf()} in src/api/v1/version.ts.`,
    ]);
    expect(before('1.0.0')).toEqual([]);
  });
});

function versionOf(): string {
  return /## (\S+)":/.exec(frozenWire(undefined, '').refused[0] ?? '')?.[1] ?? '';
}
