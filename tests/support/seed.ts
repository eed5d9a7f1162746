import fc from 'fast-check';

/** The cases are equal in every run, so that a failure comes again; SEED gives others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
