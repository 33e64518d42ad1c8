import type { SectionPosition } from '../../content-model/resolved';
import { StaticHtml } from '../static-html';
import { Side, type SideProps } from './form-side.build-only';

type FormSideProps = { section: SideProps; position: SectionPosition };

/** Beside a form: who reads what it sends, and what happens then. */
export function FormSide({ section, position: { route, index } }: FormSideProps) {
  return (
    <StaticHtml route={route} place={`${index}-beside`}>
      {Side && <Side {...section} />}
    </StaticHtml>
  );
}
