import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFilmPlaceholder } from '../../src/content-model/placeholders';
import { isRecord } from '../../src/lib/is-record';
import { reasonAgainstAddressIn, reasonAgainstFact } from './placeholders';
import {
  fieldPath,
  type Problem,
  productsFile,
  readContent,
  readPayableProducts,
  walk,
} from '../../plugins/gatsby-source-content';

/** Every text, but for derived fields, which are reported at their source. */
const textsIn = (data: unknown) =>
  walk(data).flatMap(({ path, value }) =>
    typeof value !== 'string' || path.some((key) => String(key).endsWith('Href'))
      ? []
      : // Typeset text has soft hyphens in long words and fixed spaces in numbers.
        [{ path, text: value.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ') }],
  );

/**
 * What the content says only as long as nobody may see it: placeholders, example addresses,
 * invented numbers.
 * @param root the repository's folder
 */
export async function contentProblems(root: string): Promise<Problem[]> {
  const { dataFiles, pages, problems } = await readContent(root);
  const found = [...dataFiles, ...pages].flatMap(({ file, data, lineOf }) =>
    textsIn(data).flatMap(({ path, text }) => {
      const message = reasonAgainst(file, path, text);
      return message
        ? [{ file, line: lineOf(path), field: fieldPath(path), message: `„${text}“ ${message}` }]
        : [];
    }),
  );
  const unready = dataFiles.flatMap(({ file, data, lineOf }) =>
    (Array.isArray(data) ? data : []).flatMap((entry: unknown, index): Problem[] => {
      const message = isRecord(entry) ? reasonAgainstEntry(file, entry) : undefined;
      return message ? [{ file, line: lineOf([index]), field: fieldPath([index]), message }] : [];
    }),
  );
  return [...problems, ...found, ...unready, ...productProblems(root), ...supabaseProblems(root)];
}

function reasonAgainstEntry(file: string, entry: Record<string, unknown>): string | undefined {
  if (file === 'content/data/testimonials.yaml' && !(entry.releasedOn && entry.releasedBy))
    return 'diese Kundenstimme hat niemand freigegeben (releasedOn und releasedBy fehlen)';
  if (file === 'content/data/people.yaml' && entry.example)
    return `„${String(entry.name)}“ gibt es nicht (example: true); tragen Sie ein, wer wirklich abhebt`;
  return undefined;
}

function reasonAgainst(file: string, path: readonly PropertyKey[], text: string) {
  const isVideo = file === 'content/data/site.yaml' && fieldPath(path).startsWith('video.ids.');
  if (isVideo && isFilmPlaceholder(text)) return 'ist keine Kennung eines Videos (elf Zeichen)';
  // People in sample conversations may live in any Musterweg.
  const isFact = file.startsWith('content/data/');
  return reasonAgainstAddressIn(text) ?? (isFact ? reasonAgainstFact(text) : undefined);
}

/**
 * Stripe's own ids begin with price_1; those of a test account do as well, so the first order must
 * be a live one.
 */
function productProblems(root: string): Problem[] {
  return Object.entries(readPayableProducts(root).data ?? {})
    .filter(([, { priceId }]) => !/^price_1[A-Za-z0-9]{13,}$/.test(priceId))
    .map(([key, { priceId }]) => ({
      file: productsFile,
      field: `${key}.priceId`,
      message: `„${priceId}“ ist keine Preis-Kennung von Stripe`,
    }));
}

/** Addresses to which links in mails lead. */
function supabaseProblems(root: string): Problem[] {
  const file = 'supabase/config.toml';
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const message = 'nennt eine Beispiel-Adresse';
      const isExample = !line.trim().startsWith('#') && /\.example\b/.test(line);
      return isExample
        ? [{ file, line: index + 1, field: line.split('=')[0]?.trim() ?? '', message }]
        : [];
    });
}
