import { isRecord, parseJson } from '../../http/values';

/** Version of the API that supabase-js asks for and that every answer names. */
export const apiVersion = '2024-01-01';

/**
 * Puts an error into the shape of this version, `{"code": "<error_code>", "message"}`; Supabase Lite still answers in
 * the older one, `{"code": <status>, "error_code", "msg"}`.
 */
export async function modernError(answer: Response): Promise<Response> {
  if (answer.status < 400) return answer;
  const value = parseJson(await answer.clone().text());
  if (!isRecord(value) || typeof value['error_code'] !== 'string') return answer;
  const { code: _status, error_code: code, msg: message, ...details } = value;
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return Response.json({ code, message, ...details }, { status: answer.status, headers });
}
