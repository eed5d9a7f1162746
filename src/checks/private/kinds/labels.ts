import type { PrivateKind, Trigger } from './kind.ts';
import { createKindFactory } from './kind.ts';

/** Text allowed between a label and its number. */
export const joint = String.raw`["'’)\]${'`'}]?(?:\s{0,3}(?:[Nn]umbers?|[Nn]o\.?|[Nn]r\.?|[Nn]um\.?|[Nn][°º]|[Nn]ummer|[Nn]uméro|[Nn]úmero|[Nn]umero|[Nn]umer|code|is|ist|lautet|est|es|è|jest|to|é|は|号|هو|#|:|=|：|\||-|–|\())*\s{0,3}["'‘${'`'}]?`;

/** In small letters most short names are words: `sin`, `fin`, `run`. */
export const onLabels = (labels: readonly string[]): Trigger => ({
  words: labels.filter((label) => label !== label.toUpperCase() || label === label.toLowerCase()),
  literals: labels.filter((label) => label === label.toUpperCase() && label !== label.toLowerCase()),
});

export const compact = (value: string): string => value.replace(/[ .\-/]/g, '');

const person = createKindFactory('private-person');
const pattern = new RegExp(`${joint}(?<v>[A-Z\\d](?:[ .\\-/]?[A-Z\\d]){4,29})(?!\\w)`, 'y');

/** A number that has a label and a shape; letters and digits in a row. Nothing but zeros or ones is a sample. */
export const labelledShape = (what: string, labels: readonly string[], shape: RegExp): PrivateKind =>
  person(what, {
    on: onLabels(labels),
    pattern,
    fits: (value) => shape.test(compact(value)) && !/^(\d)\1*$/.test(compact(value)),
  });
