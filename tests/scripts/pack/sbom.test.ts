import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { sbomOf } from '../../../scripts/pack/sbom.mjs';

const root = new URL('../../../', import.meta.url).pathname;
const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const project = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly purl: string;
  readonly scope: string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
}

/** A source map of a bundle that holds parts of these packages. */
const mapOf = (...names: readonly string[]) =>
  JSON.stringify({ version: 3, sources: names.map((name) => `../node_modules/${name}/index.js`) });
const made = (...names: readonly string[]) =>
  sbomOf(root, project, ['const a = 1;', mapOf(...names)]) as {
    serialNumber: string;
    components: Component[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };

describe('the bill of materials', () => {
  const bom = made('marked', '@asteasolutions/zod-to-openapi', 'zod');
  const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name);

  it('is CycloneDX 1.6, as the schema of its makers judges', () => {
    const ajv = new Ajv({ strict: false, formats: { 'iri-reference': true, 'idn-email': true } });
    formats.default(ajv);
    // It names the two by their file.
    for (const name of ['spdx.SNAPSHOT.schema.json', 'jsf-0.82.SNAPSHOT.schema.json'])
      ajv.addSchema({ ...read(`./cyclonedx/${name}`), $id: `http://cyclonedx.org/schema/${name}` });
    const validate = ajv.compile(read('./cyclonedx/bom-1.6.SNAPSHOT.schema.json'));
    validate(bom);
    expect(validate.errors).toBeNull();
    expect(validate({ ...bom, specVersion: 1.6 })).toBe(false);
    expect(
      validate({ ...bom, components: [{ ...bom.components[0], hashes: [{ alg: 'SHA-512', content: 'x' }] }] }),
    ).toBe(false);
  });

  it('names what is bundled, what is embedded as it is, and what is installed with it, each as the lockfile has it', () => {
    const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'));
    const names = bom.components.map(nameOf);
    for (const name of ['marked', 'zod', 'harfbuzzjs', 'oxc-parser', '@oxc-project/types'])
      expect(names).toContain(name);
    expect(names).not.toContain('yaml');
    expect(names).toEqual([...new Set(names)].sort());
    for (const component of bom.components) {
      const { version, integrity } = packages[`node_modules/${nameOf(component)}`];
      const [{ alg, content } = { alg: '', content: '' }] = component.hashes;
      expect([component.version, alg, `sha512-${Buffer.from(content, 'hex').toString('base64')}`]).toEqual([
        version,
        'SHA-512',
        integrity,
      ]);
    }
    const scopes = new Map(bom.components.map((each) => [each.purl, each.scope]));
    expect(scopes.get(`pkg:npm/%40oxc-parser/binding-linux-x64-gnu@${project.dependencies['oxc-parser']}`)).toBe(
      'optional',
    );
    expect(scopes.get(`pkg:npm/marked@${project.dependencies.marked}`)).toBe('required');
  });

  it('refers to nothing that it does not name', () => {
    const refs = new Set([`pkg:npm/gazette@${project.version}`, ...bom.components.map(({ purl }) => purl)]);
    for (const { ref, dependsOn } of bom.dependencies)
      expect([ref, ...dependsOn].filter((each) => !refs.has(each))).toEqual([]);
  });

  it('is the same for the same libraries, and has another number for others', () => {
    expect(made('zod', 'marked', '@asteasolutions/zod-to-openapi')).toEqual(bom);
    expect(made('marked').serialNumber).not.toBe(bom.serialNumber);
  });

  it('refuses a library that the lockfile does not know', () => {
    expect(() => made('left-pad')).toThrow('left-pad is not in package-lock.json.');
  });
});
