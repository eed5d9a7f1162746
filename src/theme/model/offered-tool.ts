/** A tool for browser agents: what an agent sees, and the source of the answer. */
export interface OfferedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the input. */
  readonly inputSchema: object;
  /** Document of this origin to read. */
  readonly source: string;
  /** Whether the source is the search index, which a query searches. */
  readonly searches?: true;
  /** Member of the document to return; absent: the whole document. */
  readonly member?: string;
}
