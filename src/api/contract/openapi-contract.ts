import { unescapePointerPart } from '../../core/json.ts';
import { isObject } from '../../core/type-guards.ts';
import { type Contract, type ContractDocument, contractFormat } from './contract.ts';
import { type PlainSchema, plainSchema } from './plain-schema.ts';

const methods = ['get', 'head', 'options', 'post', 'put', 'patch', 'delete', 'trace', 'query'];

type Part = Readonly<Record<string, unknown>>;

/**
 * Reads the contract of an OpenAPI 3.1 description: every operation with its schema in one piece, component names and
 * servers, without words and examples. Takes any JSON; parts that are no description are ignored.
 */
export function contractFromOpenapi(description: unknown, api: string): Contract & { readonly dialect: string } {
  const root = part(description);
  const resolve = (ref: string): unknown =>
    ref.startsWith('#/')
      ? ref
          .slice(2)
          .split('/')
          .reduce<unknown>((at, name) => part(at)[unescapePointerPart(name)], root)
      : undefined;
  const followed = (value: unknown): Part => {
    const { $ref } = part(value);
    return part(typeof $ref === 'string' ? resolve($ref) : value);
  };
  const dialect = [String(root.openapi ?? '').replace(/^(\d+\.\d+).*$/, '$1'), root.jsonSchemaDialect];
  return {
    contract: contractFormat,
    api,
    version: String(part(root.info).version ?? ''),
    dialect: dialect.filter((each) => each !== undefined).join(' '),
    servers: urlsOf(root.servers) ?? [],
    security: requirements(root.security) ?? [],
    components: Object.keys(part(part(root.components).schemas)),
    documents: Object.fromEntries(
      Object.entries(part(root.paths)).map(([path, item]) => [path, documentOf(followed(item), followed, resolve)]),
    ),
  };
}

function documentOf(
  item: Part,
  followed: (value: unknown) => Part,
  resolve: (ref: string) => unknown,
): ContractDocument {
  const operation = part(item.get);
  const responses = part(operation.responses);
  const success = followed(responses[200]);
  const content = part(success.content);
  const [media] = Object.values(content);
  const servers = urlsOf(item.servers);
  const security = requirements(operation.security);
  const parameters = [list(item.parameters), list(operation.parameters)].flat().map((each) => {
    const { name, in: place, required } = followed(each);
    return `${String(place)}:${String(name)}${required === true ? '!' : ''}`;
  });
  const body =
    operation.requestBody === undefined ? [] : [`body:${followed(operation.requestBody).required ? '!' : ''}`];
  return {
    methods: methods.filter((method) => method in item),
    ...(typeof operation.operationId === 'string' && { operationId: operation.operationId }),
    ...(Array.isArray(operation.tags) && typeof operation.tags[0] === 'string' && { tag: operation.tags[0] }),
    statuses: Object.keys(responses),
    mediaTypes: Object.keys(content),
    headers: Object.keys(part(success.headers)),
    ...(servers && { servers }),
    ...(security && security.length > 0 && { security }),
    ...(parameters.length + body.length > 0 && { parameters: [...parameters, ...body] }),
    ...(operation.deprecated === true && { deprecated: true }),
    ...schemaOf(media, resolve),
  };
}

function schemaOf(media: unknown, resolve: (ref: string) => unknown): { readonly schema?: PlainSchema } {
  const { schema } = part(media);
  return schema === undefined ? {} : { schema: plainSchema(schema, resolve) };
}

const part = (value: unknown): Part => (isObject(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function urlsOf(servers: unknown): string[] | undefined {
  return Array.isArray(servers) ? servers.map((server) => String(part(server).url)) : undefined;
}

/** Schemes of requirements that every request must meet; one that is empty lets everybody in (OpenAPI 3.1 §4.8.30). */
function requirements(security: unknown): string[] | undefined {
  if (!Array.isArray(security)) return undefined;
  const all = security.map((each) => Object.keys(part(each)).sort().join('+'));
  return all.includes('') ? [] : all;
}
