import { ActionRow } from '../components/button/button';
import { OnDemand } from '../components/on-demand';
import { Lead } from '../components/lead/lead';
import { Band } from '../components/section/band';
import { Hero } from '../components/split-hero/hero';
import type { SectionProps } from '../content-model/resolved';
import { useHydrated } from '../lib/hydration';
import { partOf } from '../lib/part-of';
import type { appointment } from '../sections/appointment/schema';

const manage = partOf(() => import('../features/forms/appointments/manage'));

/** /termin: one appointment, for whoever has its link. */
export function AppointmentSection({ section }: SectionProps<typeof appointment>) {
  const isAlive = useHydrated();
  return (
    <>
      <Hero>
        <h1 id="title">{section.heading}</h1>
        <Lead html={section.lead} />
        <noscript>
          <Lead>{section.needsScript}</Lead>
        </noscript>
        <ActionRow actions={section.actions} looks={['light', 'outlineLight']} />
      </Hero>
      <Band>
        {isAlive && <OnDemand part={manage}>{({ default: Manage }) => <Manage />}</OnDemand>}
      </Band>
    </>
  );
}
