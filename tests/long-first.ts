import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that took longest in CI: one that begins last runs alone, while the other core waits. */
const longest = [
  'browser/look',
  'browser/lighthouse',
  'browser/pages',
  'browser/developer',
  'whole/large-site',
  'whole/size',
  'whole/incremental',
  'commands/commands',
  'hosts/cloudflare-pages',
  'hosts/cloudflare',
  'house/recipes',
  'scripts/package',
  'scripts/pack/install',
  'whole/ledger',
  'publish/kill-points',
  'hosts/tear/tear',
  'third-party/generators',
  'desk/commands',
].map((name) => `/tests/${name}.test.ts`);

/** Begins with what takes longest; the others as vitest has them. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(name));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
