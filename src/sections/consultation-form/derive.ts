import type { SectionInput } from '../../content-model/build-tools';
import { formatEuro } from '../../lib/format';
import { priceWords, setupAndMonthlyText } from '../../lib/price-text';
import type { consultationForm } from './schema';

/** Gives the form the names of all packages and plans, for addresses that name one by its id. */
export function deriveConsultationForm(section: SectionInput<typeof consultationForm>) {
  const { packages, plans, ...rest } = section;
  const named = (subject: typeof plans.subject, id: string, title: string, price: string) =>
    subject ? [{ id: `${subject.id}-${id}`, label: `${subject.name} ${title}, ${price}` }] : [];
  const subjects = [
    ...Object.values(packages).flatMap(({ subject, cards }) =>
      cards.flatMap(({ id, title, ...price }) =>
        named(subject, id, title, setupAndMonthlyText(price)),
      ),
    ),
    ...plans.plans.flatMap(({ id, title, price }) =>
      named(
        plans.subject,
        id,
        title,
        `${priceWords.from} ${formatEuro(price)}${priceWords.perMonth}`,
      ),
    ),
  ];
  return { ...rest, subjects };
}
