import cases from './hard-set.cases.json' with { type: 'json' };

/**
 * Sentences of the kinds that a first prototype missed, written before the rules were: tables, link targets,
 * alternative texts, one-sided and spoken times, adjectives, ages, amounts in words, the wrong list, numbers without a
 * label, odd characters and capitals. `example` is content/, `gmbh` the fixture in German, `gmbh-en` the same in English.
 */
export type Hard = readonly [site: 'example' | 'gmbh' | 'gmbh-en', markdown: string];

/** Each contradicts the facts of its site. */
export const planted = Object.values(cases.planted).flat() as unknown as readonly Hard[];

/** None contradicts the facts of its site. */
export const innocent = cases.innocent as unknown as readonly Hard[];
