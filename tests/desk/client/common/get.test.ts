import { expect, test } from 'vitest';
import { AnswerError, answerOf } from '../../../../src/desk/client/common/get.ts';
import { failure } from '../message.ts';

function answered(status: number, body: string, type = 'application/json') {
  return answerOf(new Response(body, { status, headers: { 'Content-Type': type } }));
}

test('an answer is what was asked for', async () => expect(await answered(200, '[1]')).toEqual([1]));

test.each([
  ['a failure of the desk is told in full', 500, JSON.stringify(failure), 'application/json', failure],
  ['a failure that is no JSON is told as text', 500, 'Broken', 'text/plain', undefined],
  ['what is not there is no failure', 404, '{}', 'application/json', undefined],
])('%s', async (_, status, text, type, told) => {
  const error = await answered(status, text, type).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(AnswerError);
  expect(error).toMatchObject({ message: text, status, failure: told });
});
