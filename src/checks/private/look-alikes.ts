/** Letters of Greek and Cyrillic that look like Latin ones, and those. */
const pairs =
  'аaАAсcСCеeЕEһhҺHіiІIјjЈJкkКKӏlӀIмmМMоoОOрpРPԛqԚQѕsЅSтtТTԝwԜWхxХXуyУYвbВBнhНHԁdԌG' +
  'αaΑAΒBϲcϹCεeΕEΗHιiΙIϳjͿJκkΚKΜMνvΝNοoΟOρpΡPΤTυuΧXΥYΖZ';

const latin = new Map([...pairs.matchAll(/(.)(.)/gu)].map(([, from = '', to = '']) => [from, to]));

/** Such letters, as part of a class of a pattern. */
export const lookAlikes = [...latin.keys()].join('');

/** The Latin letter that such a letter is read as; undefined for others. */
export const latinOf = (letter: string): string | undefined => latin.get(letter);
