import { z } from 'zod';

/** Version of the API that supabase-js asks for and that every answer names. */
export const apiVersion = '2024-01-01';

const olderError = z.looseObject({ code: z.number(), error_code: z.string(), msg: z.string() });

/**
 * Puts an error into the shape of this version, `{"code": "<error_code>", "message"}`; Supabase
 * Lite still answers in the older one, `{"code": <status>, "error_code", "msg"}`.
 */
export async function modernError(answer: Response): Promise<Response> {
  if (answer.status < 400) return answer;
  const value: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const { data } = olderError.safeParse(value);
  if (!data) return answer;
  const { code: _status, error_code: code, msg: message, ...details } = data;
  return Response.json({ code, message, ...details }, { status: answer.status });
}
