/**
 * Answers in place of the Edge Functions and of files.
 * @param answers by the last part of the address: status and body, or no answer at all
 * @returns what was posted
 */
export function functions(answers: Record<string, readonly [number, object] | undefined>) {
  const asked: unknown[] = [];
  const respond = async (input: unknown, init: RequestInit = {}) => {
    const answer = answers[String(input).split('/').at(-1) ?? ''];
    if (typeof init.body === 'string') asked.push(JSON.parse(init.body));
    if (!answer) throw new TypeError('Failed to fetch');
    return { ok: answer[0] < 300, status: answer[0], json: async () => answer[1] };
  };
  Object.assign(globalThis, { fetch: respond });
  return asked;
}
