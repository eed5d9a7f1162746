import { marks, unhidden, type View } from './unhide.ts';

/** A text that is encoded more often than this is no text to anyone who meets it. */
const deepest = 6;

/** What reading a text once may bring to light, and what hides in turn. Ends of lines are none: the first layer had them. */
const hidesAgain = new RegExp(
  String.raw`&#?\w+;|%[2-9a-f][\da-f]|\\(?:[!-/:-@[-\u0060{-~]|[ux][\da-f{])|\*\*|\u0060|</?[a-z]{1,6}>|[\da-z]${marks}`,
  'i',
);

/**
 * The text as it reads when what hides is taken away, again and again until nothing does: references in an address, marks
 * that are percent-encoded, escapes within escapes. Offsets of each are those of the text that was given.
 */
export function* layers(given: string): Generator<View, undefined> {
  yield* layersOf(given);
  // Forms write a space as a plus; a key may have one, and so both are read. Nothing moves.
  const form = given.includes('+') ? given.replace(query, (text) => text.replace(/(?<!=)\+/g, ' ')) : given;
  if (form !== given) yield* layersOf(form);
}

const query = /[?&;][\w.-]{1,40}=[^\s&#"'<>()]*/g;

function* layersOf(given: string): Generator<View, undefined> {
  let view = unhidden(given);
  yield view;
  let before = given;
  for (let depth = 1; depth < deepest && view.text !== before && hidesAgain.test(view.text); depth += 1) {
    before = view.text;
    const { at } = view;
    const next = unhidden(before);
    if (next.text === before) return;
    view = { text: next.text, at: (offset) => at(next.at(offset)) };
    yield view;
  }
}
