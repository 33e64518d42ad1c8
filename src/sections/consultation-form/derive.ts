import type { SectionInput } from '../../content-model/build-tools';
import { formatEuro } from '../../lib/format';
import type { consultationForm } from './schema';

/** Gives the form the names of all packages and plans, for addresses that name one by its id. */
export function deriveConsultationForm(section: SectionInput<typeof consultationForm>) {
  const { packages, plans, ...rest } = section;
  const named = (subject: typeof plans.subject, id: string, title: string, price: string) =>
    subject
      ? [{ id: `${subject.id}-${id}`, label: `${subject.name} ${title}, ${price}/Monat` }]
      : [];
  const subjects = [
    ...Object.values(packages).flatMap(({ subject, cards }) =>
      cards.flatMap(({ id, title, setup, monthly, per }) => {
        const monthlyPrice = [formatEuro(monthly), per].filter(Boolean).join(' ');
        return named(subject, id, title, `${formatEuro(setup)} + ${monthlyPrice}`);
      }),
    ),
    ...plans.plans.flatMap(({ id, title, price }) =>
      named(plans.subject, id, title, formatEuro(price)),
    ),
  ];
  return { ...rest, subjects };
}
