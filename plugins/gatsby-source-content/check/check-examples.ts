import type { Content } from '../read/read-content';
import type { Problem } from '../read/problems';
import { problemsIn } from './found';
import { textsIn } from './walk';

const address = /(?<!\p{L})(?!Muster)\p{Lu}[\p{L}-]*(?:straße|gasse|weg|platz|allee) \d+/u;

/**
 * Customers who occur in a made-up conversation, and made-up firms who occur as customers: a reader
 * could not tell proof from example. Examples name no address for the same reason.
 */
export function customersInExamples(content: Content): Problem[] {
  const customers = content.sources.testimonials ?? [];
  const names = customers.flatMap(({ person, business }) => namesIn(`${person}, ${business}`));
  const customerText = customers.map(({ person, business }) => `${person}, ${business}`).join('\n');
  return content.pages.flatMap(({ data, ...file }) => {
    const found = textsOfExamples(data.sections).map(({ path, text }) => {
      const customer = names.find((name) => text.includes(name));
      const firms = /^(sub)?title$/.test(String(path.at(-1))) ? namesIn(text) : [];
      const invented = firms.find((name) => customerText.includes(name));
      const name = customer ?? invented ?? address.exec(text)?.[0];
      const known = customer ?? invented;
      const message = known
        ? `„${known}“ steht auch in content/data/testimonials.yaml; ein Beispiel nennt keinen Kunden`
        : `„${name}“ liest sich wie eine wirkliche Adresse; in einem Beispiel beginnt die Straße mit „Muster“`;
      return { path, message: name && message };
    });
    return problemsIn(file, found);
  });
}

/** Parts that name somebody: a single word such as "Wirtin" is a role. */
function namesIn(text: string): string[] {
  const names = text.split(', ').filter((part) => part.includes(' '));
  const surnames = names.flatMap((name) => /^\p{Lu}\p{L}+ (\p{Lu}\p{L}+)$/u.exec(name)?.[1] ?? []);
  return [...names, ...surnames];
}

/** Every text of a stage or a dialogue, with its place. */
const textsOfExamples = (sections: readonly { kind: string }[]) =>
  sections.flatMap((section, index) =>
    textsIn(section, ['sections', index]).filter(
      ({ path }) => section.kind === 'dialogue' || path.includes('stage'),
    ),
  );
