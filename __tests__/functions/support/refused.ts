import assert from 'node:assert/strict';

/** A fixed code, and nothing of the visitor in the log. */
export async function assertRefused(
  response: Response,
  log: string[],
  status: number,
  error: string,
) {
  assert.deepEqual(await response.json(), { error });
  assert.equal(response.status, status);
  assert.doesNotMatch(log.join('\n'), /geheim|eva|kern/i);
}
