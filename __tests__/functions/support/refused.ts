import assert from 'node:assert/strict';

/** Nothing a stranger may learn is in a text. */
function assertHarmless(text: string): void {
  assert.doesNotMatch(text, /geheim|[rs]k_test|eyJ|anna|berger|eva|kern|10\.0\.0\.7/i);
}

/**
 * The answer is an error with exactly this code, and neither it nor the log gives anything away.
 */
export async function assertRefused(
  response: Response,
  log: readonly string[],
  status: number,
  code: string,
  told: object = {},
): Promise<void> {
  assert.equal(await response.text(), JSON.stringify({ error: code, ...told }));
  assert.equal(response.status, status);
  assertHarmless(log.join('\n'));
}
