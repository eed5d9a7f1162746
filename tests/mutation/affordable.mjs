/**
 * The tests, in the order in which they are tried and with the milliseconds that each takes, that fit into the time
 * together, and one at least. One that is too long leaves its place to shorter ones behind it.
 */
export function affordable(tests, longest) {
  let spent = 0;
  return tests.filter(([, { time }], i) => {
    if (i > 0 && spent + time > longest) return false;
    spent += time;
    return true;
  });
}
