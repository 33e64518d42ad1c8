import { MoreLink } from '../../components/button/more-link';
import { VignettePairView } from '../../components/vignettes/vignette-pair';
import { RuledList } from '../../components/ruled-list/ruled-list';
import { RailSplit } from '../../components/section/rail-split';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import type { showcase } from './schema';

/** A pair of vignettes with the points they prove in the rail. */
export function Showcase({ section, position }: SectionProps<typeof showcase>) {
  const { points, link, stage } = section;
  return (
    <Section head={section} position={position}>
      <RailSplit>
        <div>
          <RuledList items={points} />
          {link && <MoreLink {...link} />}
        </div>
        <VignettePairView pair={stage} />
      </RailSplit>
    </Section>
  );
}
