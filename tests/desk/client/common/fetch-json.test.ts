import { expect, test } from 'vitest';
import { parseResponse, ResponseError } from '../../../../src/desk/client/common/fetch-json.ts';
import { failure } from '../message.ts';

function answered(status: number, body: string, type = 'application/json') {
  return parseResponse(new Response(body, { status, headers: { 'Content-Type': type } }));
}

test('an answer is what was asked for', async () => expect(await answered(200, '[1]')).toEqual([1]));

test.each([
  ['a failure of the desk is told in full', 500, JSON.stringify(failure), 'application/json', failure],
  ['a failure that is no JSON is told as text', 500, 'Broken', 'text/plain', undefined],
  ['what is not there is no failure', 404, '{}', 'application/json', undefined],
])('%s', async (_, status, text, type, told) => {
  const error = await answered(status, text, type).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({ message: text, status, failure: told });
});
