/** A tool as it is written into the module that browsers get: what an agent sees, and where its answer comes from. */
export interface OfferedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the input. */
  readonly inputSchema: object;
  /** The document of this origin that the tool reads. */
  readonly source: string;
  /** Whether that is the index of the search, in which a query is looked for. */
  readonly searches?: true;
  /** Member of that document that is the answer; absent: the whole document. */
  readonly member?: string;
}
