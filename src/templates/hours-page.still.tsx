import type { PageProps } from 'gatsby';
import { Seo } from '../components/seo';
import { withHours } from '../content-model/data/dial';
import type { SharedHours } from '../content-model/data';
import { buildOnly } from '../lib/build-only';
import { formatHours } from '../lib/business-hours';
import { timeOf } from '../lib/dial-stories';
import { openFor } from '../lib/hours-pages';
import type { SectionKind, SectionOf } from '../sections/catalogue';
// With all others, as section pages have it: alone it would be a script of its own for each of them.
import { still } from './registry/core-sections.still';

type HoursPageData = {
  dial: { data: { shared: SharedHours } };
  home: { sections: { [Kind in SectionKind]: SectionOf<Kind> }[SectionKind][] };
};

/**
 * What opens for whoever gets a link with opening hours: the home page's clock under the number of
 * hours that nobody is there. Without the query of the link it shows a day with as many.
 */
function HoursPage({ data, location, pageContext }: PageProps<HoursPageData, { hours: number }>) {
  const { seo, heading, ...words } = data.dial.data.shared;
  const hero = data.home.sections.find((section) => section.kind === 'clock-hero');
  const ClockHero = still?.['clock-hero'];
  if (hero === undefined || ClockHero === undefined) throw new Error('There is no clock');
  const hours = formatHours(pageContext.hours);
  const { opens, closes } = openFor(pageContext.hours);
  const dial = { ...hero.dial, opens: timeOf(opens * 60), closes: timeOf(closes * 60) };
  return (
    <>
      <Seo {...seo} title={withHours(seo.title, hours)} path={location.pathname} />
      <ClockHero section={{ ...hero, ...words, heading: withHours(heading, hours), dial }} />
    </>
  );
}

export const Page = buildOnly(HoursPage);
