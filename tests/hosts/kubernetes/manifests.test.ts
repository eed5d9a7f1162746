import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { kubernetes } from '../../../src/hosts/kubernetes/kubernetes.ts';
import { manifests, probePath } from '../../../src/hosts/kubernetes/manifests.ts';
import { yaml } from '../../../src/hosts/kubernetes/yaml.ts';
import { exampleRelease } from '../release.ts';
import { describeWith } from '../servers.ts';
import { findTool } from '../tools.ts';

const release = exampleRelease();
const { files } = kubernetes.emit(release, {});
const all = manifests('example.com');
const textOf = (name: string) => files.find(({ file }) => file === `${name}.yaml`)!.text;
const deployment = all.deployment as {
  spec: { replicas: number; strategy: { rollingUpdate: object }; template: { spec: { containers: Container[] } } };
};
interface Container {
  readonly securityContext: object;
  readonly resources: object;
}

describe('what is applied to the cluster', () => {
  test.each(Object.keys(all))('%s.yaml is strict YAML, and says what the manifest says', (name) => {
    const document = parseDocument(textOf(name), { strict: true, uniqueKeys: true, schema: 'core' });
    expect([...document.errors, ...document.warnings]).toEqual([]);
    expect(document.toJS()).toEqual(all[name]);
  });

  test('every Kubernetes finds the same: names, labels and ports fit together', () => {
    const { selector } = (all.service as { spec: { selector: object } }).spec;
    expect(deployment).toMatchObject({
      spec: { selector: { matchLabels: selector }, template: { metadata: { labels: selector } } },
    });
    expect(all['pod-disruption-budget']).toMatchObject({ spec: { selector: { matchLabels: selector } } });
    expect(all.ingress).toMatchObject({ spec: { rules: [{ host: 'example.com' }] } });
  });

  test('probes ask for a document that is there', () => {
    expect(release.routes.has(probePath)).toBe(true);
    expect(JSON.stringify(all.deployment).split(probePath)).toHaveLength(4);
  });

  test('a pod may do nothing but serve, and there are two of them at any moment', () => {
    const [container] = deployment.spec.template.spec.containers;
    expect(container).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      resources: {
        requests: { memory: expect.any(String), cpu: expect.any(String) },
        limits: { memory: expect.any(String) },
      },
    });
    expect(deployment.spec.template.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 101, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(deployment.spec).toMatchObject({ replicas: 2, strategy: { rollingUpdate: { maxUnavailable: 0 } } });
  });
});

test('yaml() writes what a parser reads back, whatever stands in it', () => {
  const odd = {
    a: [],
    b: {},
    c: 'yes: "no" # \\ \n é',
    d: [1, true, null, ['x', ['y']], { e: { f: [{ g: '0123' }] } }],
    '1': '1e3',
  };
  expect(parseDocument(yaml(odd), { strict: true }).toJS()).toEqual(odd);
});

const models = findTool('kubernetes-models', '.');
const modelOf: Readonly<Record<string, string>> = {
  deployment: 'apps/v1/Deployment',
  ingress: 'networking.k8s.io/v1/Ingress',
  'pod-disruption-budget': 'policy/v1/PodDisruptionBudget',
  service: 'v1/Service',
};

interface Model {
  validate(): void;
}

describeWith(models, "the schemas of Kubernetes' OpenAPI description", 'npm run test:tools', () => {
  test.each(Object.keys(all))('%s.yaml fits, and has no field that the schema does not know', async (name) => {
    const module = await import(pathToFileURL(join(models!, `${modelOf[name]}.js`)).href);
    const Type = module[modelOf[name]!.split('/').at(-1)!] as new (data: object) => Model;
    const judge = (data: object) => new Type(data).validate();
    judge(all[name]!);
    // The schemas let unknown fields pass: a field that they know is refused when its value is spoiled.
    for (const path of pathsOf(all[name]!).filter(([first]) => first !== 'apiVersion' && first !== 'kind'))
      expect(() => judge(spoiled(all[name]!, path)), path.join('.')).toThrow();
  });
});

/** The paths of all fields: members of objects, and items of lists. */
function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [[key], ...pathsOf(item).map((path) => [key, ...path])]);
}

/** The same with a value that no field may have. */
function spoiled(value: object, [key = '', ...rest]: readonly string[]): object {
  const copy = structuredClone(value) as Record<string, object>;
  copy[key] = rest.length === 0 ? (wrong as never) : spoiled(copy[key]!, rest);
  return copy;
}

const wrong = Symbol.for('spoiled');
