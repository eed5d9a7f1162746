/** A tool as it is written into the module that browsers get: what an agent sees, and where its answer comes from. */
export interface OfferedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the input. */
  readonly inputSchema: object;
  /** The document of this origin that the tool reads. */
  readonly source: string;
  /** Documents whose facts are searched too. */
  readonly further?: readonly string[];
  /** Member of that document that is the answer; absent: the whole document. */
  readonly member?: string;
}
