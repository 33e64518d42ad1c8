import type { z } from 'zod';

/** The JSON body of a request, which stays readable; undefined when it does not match. */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T | undefined> {
  const value: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return schema.safeParse(value).data;
}
