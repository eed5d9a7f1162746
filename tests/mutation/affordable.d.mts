export function affordable<T>(
  tests: readonly (readonly [name: T, known: { readonly time: number }])[],
  longest: number,
): (readonly [name: T, known: { readonly time: number }])[];
