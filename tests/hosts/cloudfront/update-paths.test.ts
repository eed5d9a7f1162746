import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { cloudfront } from '../../../src/hosts/cloudfront/cloudfront.ts';
import { manyPages } from '../many-pages.ts';
import { describeWith, temporaryFolder } from '../servers.ts';

const jq = spawnSync('jq', ['--version']).status === 0 ? 'jq' : undefined;

/** A command that knows four operations of the store, with the rules of AWS: a tag, and 50 keys at a time. */
const aws = `#!${process.execPath}
const { readFileSync, writeFileSync } = require('node:fs');
const [, , service, operation, ...args] = process.argv;
const of = (flag) => args[args.indexOf(flag) + 1];
const file = process.env.STORE;
const store = JSON.parse(readFileSync(file));
if (service !== 'cloudfront-keyvaluestore' || of('--kvs-arn') !== 'arn:x') process.exit(9);
if (operation === 'list-keys') {
  const Items = Object.entries(store.keys).map(([Key, Value]) => ({ Key, Value }));
  console.log(JSON.stringify(Items.length === 0 ? {} : { Items }));
} else if (operation === 'describe-key-value-store') console.log(JSON.stringify({ ETag: store.tag }));
else if (operation === 'update-keys') {
  if (of('--if-match') !== store.tag || store.tag === process.env.BREAK) process.exit(255);
  const flag = args.includes('--puts') ? '--puts' : '--deletes';
  const items = JSON.parse(readFileSync(of(flag).replace('file://', '')));
  if (items.length === 0 || items.length > 50) process.exit(254);
  for (const { Key, Value } of items) flag === '--puts' ? (store.keys[Key] = Value) : delete store.keys[Key];
  store.tag = 'T' + (Number(store.tag.slice(1)) + 1);
  writeFileSync(file, JSON.stringify(store));
  console.log(JSON.stringify({ ETag: store.tag }));
} else process.exit(8);
`;

describeWith(jq, 'jq', 'apt-get install jq', () => {
  const folder = temporaryFolder('paths');
  const store = join(folder, 'store.json');
  writeFileSync(join(folder, 'aws'), aws, { mode: 0o755 });
  const files = cloudfront.emit(manyPages(120), {}).files;
  for (const { file, text } of files) writeFileSync(join(folder, file), text);
  const { data } = JSON.parse(readFileSync(join(folder, 'key-value-store.json'), 'utf8'));
  const wanted = Object.fromEntries(data.map(({ key, value }: { key: string; value: string }) => [key, value]));

  const run = (args: readonly string[], env = {}) =>
    spawnSync('sh', [join(folder, 'update-paths.sh'), ...args], {
      encoding: 'utf8',
      env: { PATH: `${folder}${delimiter}${process.env.PATH}`, STORE: store, ...env },
    });
  const put = (keys: object) => writeFileSync(store, JSON.stringify({ tag: 'T0', keys }));
  const keys = () => JSON.parse(readFileSync(store, 'utf8')).keys;

  it('--keep adds and changes; without it what is gone goes, and then there is nothing to do', () => {
    const gone = Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`/gone-${i}/`, '1']));
    put({ ...gone, '/': '9' });
    expect(run(['arn:x', '--keep']).status).toBe(0);
    expect(keys()).toEqual({ ...gone, ...wanted });
    expect(run(['arn:x']).stdout).toBe('3 changes of at most 50 paths each\n');
    expect(keys()).toEqual(wanted);
    expect(run(['arn:x']).stdout).toBe('0 changes of at most 50 paths each\n');
  });

  it('fails where a change fails, and the next run goes on', () => {
    put({});
    expect(run(['arn:x'], { BREAK: 'T3' }).status).not.toBe(0);
    expect(Object.keys(keys())).toHaveLength(150);
    expect(run(['arn:x']).status).toBe(0);
    expect(keys()).toEqual(wanted);
  });

  it.each([[[]], [['arn:x', '--other']], [['arn:x', '--keep', 'more']]])('is not used like %j', (args) => {
    expect(run(args).status).toBe(2);
  });
});
