import type { Site } from '../../../src/content-model/data';
import { isPlaceholder, placeholderNote } from '../../../src/content-model/placeholders';
import type { Placeholders } from './markdown/placeholders';

/**
 * What `<Angabe>` in a legal text may name: the `owner` entries of site.yaml, brand and contact.
 */
export function ownerPlaceholders(site: Site | undefined): Placeholders {
  if (site === undefined) return {};
  const owner = Object.fromEntries(
    Object.entries(site.owner).map(([name, text]) => [
      name,
      { text: isPlaceholder(text) ? text + placeholderNote : text },
    ]),
  );
  return {
    ...owner,
    marke: { text: site.name },
    telefon: { text: site.contact.phone, href: site.contact.phoneHref },
    email: { text: site.contact.email, href: `mailto:${site.contact.email}` },
  };
}
