import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Problem, severityOf } from '../../core/problem.ts';
import { problemCodes } from '../../core/problem-codes.ts';
import { problemFingerprints } from './problem-fingerprints.ts';
import { formatProblemSentence } from './problem-sentence.ts';

/** Prints problems as one SARIF 2.1.0 log (docs.oasis-open.org/sarif), for code scanning. Ends with a line feed. */
export function renderSarifReport(problems: readonly Problem[]): string {
  const names = problemFingerprints(problems);
  const codes = [...new Set(problems.map(({ code }) => code))];
  const run = {
    tool: { driver: { name: 'Gazette', rules: codes.map(rule) } },
    columnKind: 'utf16CodeUnits',
    results: problems.map((problem, index) => ({
      ruleId: problem.code,
      ruleIndex: codes.indexOf(problem.code),
      level: severityOf(problem),
      message: { text: formatProblemSentence(problem) },
      ...(problem.at && { locations: [{ physicalLocation: location(problem.at) }] }),
      partialFingerprints: { 'gazette/v1': names[index] },
    })),
  };
  const $schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
  return `${JSON.stringify({ $schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function rule(code: Problem['code']) {
  const { severity, meaning } = problemCodes[code];
  return { id: code, shortDescription: { text: meaning }, defaultConfiguration: { level: severity } };
}

function location(at: NonNullable<Problem['at']>) {
  return {
    artifactLocation: { uri: uriOf(at.file) },
    ...('line' in at && { region: { startLine: at.line, startColumn: at.col } }),
  };
}

/** SARIF §3.4.3: a URI, relative to the folder in which the command ran where the file is below it. */
function uriOf(file: string): string {
  return isAbsolute(file) ? pathToFileURL(file).href : file.split('/').map(encodeURIComponent).join('/');
}
