/** Writes the package `gazette` of the project at `root` into a folder; `project` is its package.json. */
export function gazette(root: string, folder: string, project: object): Promise<void>;
