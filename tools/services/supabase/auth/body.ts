import { z } from 'zod';
import { parseJson } from '../../http/values';

const schema = z.object({
  email: z.string(),
  type: z.string().optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
});

/** What the adapters need of the body of a request that sends a mail. */
export type MailBody = z.infer<typeof schema>;

/** Reads the body and leaves the request readable; nothing when Supabase Lite will refuse it anyway. */
export async function readMailBody(request: Request): Promise<MailBody | undefined> {
  return schema.safeParse(parseJson(await request.clone().text())).data;
}
