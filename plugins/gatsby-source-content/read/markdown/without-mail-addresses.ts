import type { Processor } from 'unified';
// Declares what remark-parse reads of a processor's data.
import type {} from 'remark-parse';

/** Name of the construct in micromark-extension-gfm-autolink-literal. */
const mailAddress = 'emailAutolink';

/**
 * A plugin that follows remark-gfm, for texts without an `@`. GFM makes links of bare mail
 * addresses, and tries every word as the beginning of one: a third of what reading a text takes.
 */
export function withoutMailAddresses(this: Processor): void {
  for (const extension of this.data().micromarkExtensions ?? [])
    extension.text = Object.fromEntries(
      Object.entries(extension.text ?? {}).map(([code, constructs]) => [
        code,
        [constructs].flat().flatMap((each) => (each && each.name !== mailAddress ? [each] : [])),
      ]),
    );
}
