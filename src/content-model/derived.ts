import { z } from 'zod';

/**
 * A field that editors used to write and that now follows from another one.
 * @param source the field it is made from
 */
export const derivedFrom = (source: string) =>
  z
    .custom<undefined>(() => false, {
      error: `wird aus „${source}“ gebildet; diese Zeile kann weg`,
    })
    .optional();
