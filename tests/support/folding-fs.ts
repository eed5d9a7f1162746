import type * as fs from 'node:fs';
import { normalizeFileName } from '../../src/core/normalize-file-name.ts';

const wrappedNames = [
  ...['lstatSync', 'statSync', 'existsSync', 'accessSync', 'readFileSync', 'writeFileSync', 'openSync', 'readdirSync'],
  ...['mkdirSync', 'rmdirSync', 'rmSync', 'unlinkSync', 'chmodSync', 'utimesSync', 'renameSync', 'copyFileSync'],
];

/**
 * node:fs as on the disks of Windows and macOS, below one folder: a name is found in any spelling of its letters, keeps that
 * in which it was made, and a file that is renamed over another takes its place. There are no second names (exFAT).
 */
export function foldingFs(real: typeof fs, isBelow: (path: string) => boolean): typeof fs {
  const kept = (path: string): string => {
    const slash = path.lastIndexOf('/');
    if (slash <= 0 || !isBelow(path)) return path;
    const [parent, name] = [kept(path.slice(0, slash)), path.slice(slash + 1)];
    const names = real.existsSync(parent) && real.statSync(parent).isDirectory() ? real.readdirSync(parent) : [];
    return `${parent}/${names.find((each) => normalizeFileName(each) === normalizeFileName(name)) ?? name}`;
  };
  const asKept = (path: unknown) =>
    typeof path === 'string' ? kept(path.replace(/\/+$/, '').replace(/\/+/g, '/')) : path;
  const wrap = (name: string) => {
    const member = real[name as keyof typeof fs] as Call;
    if (name === 'renameSync') return (from: string, to: string) => renamed(String(asKept(from)), to);
    return (path: unknown, ...rest: unknown[]) => member(asKept(path), ...rest);
  };
  const renamed = (from: string, to: string) => {
    const over = String(asKept(to));
    // Another spelling of its own name is a new name; over another file, that file's name goes.
    const target = `${over.slice(0, over.lastIndexOf('/'))}/${to.slice(to.lastIndexOf('/') + 1)}`;
    if (over !== from && over !== target && real.existsSync(over)) real.unlinkSync(over);
    real.renameSync(from, target);
  };
  const linkSync = () => {
    throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM', syscall: 'link' });
  };
  return { ...real, ...Object.fromEntries(wrappedNames.map((name) => [name, wrap(name)])), linkSync } as typeof fs;
}

type Call = (...args: unknown[]) => unknown;
