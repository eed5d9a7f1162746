/**
 * Names of files whose presence Pages tells truly. Its emulator fails on names that no file system takes, and where a
 * folder is looked for that is a file: /robots.txt/. A page in a folder that looks like one has a row of its own.
 */
export const findable = /^(?!.*(?:\.[A-Za-z][A-Za-z0-9]*\/|[^/]{251}))/;
