import { render } from '@testing-library/react';
import { StillPart } from '../../../../src/components/still/still-part';
import { coreSections } from '../../../../src/templates/registry/core-sections';
import { SectionView } from '../../../../src/templates/registry/section-view';
import { readStaticMarkup } from '../../../../plugins/gatsby-plugin-lean-pages/runtime/static-markup';
import type { SectionOf } from '../../../../src/sections/catalogue';
import { resolved } from '../../../support/sections';

const position = { index: 3, total: 8 };
let closing: SectionOf<'closing'>;

beforeAll(async () => {
  const actions = [{ label: 'Schreiben', to: '/kontaktinformationen' }];
  closing = await resolved('closing', { heading: 'Zum Schluss', text: 'Ein Satz.', actions });
});

test('a section without a component shows the markup of its page', () => {
  const document = new DOMParser().parseFromString(
    '<div data-section="3"><h2>Vom Build</h2></div>',
    'text/html',
  );
  readStaticMarkup('/seite', document);
  const { container } = render(
    <SectionView
      registry={{}}
      kind="closing"
      section={closing}
      position={position}
      route="/seite"
    />,
  );
  expect(container.querySelector('[data-section="3"] h2')?.textContent).toBe('Vom Build');
});

test('a section with one is drawn by it, in the same frame', () => {
  const { container } = render(
    <SectionView
      registry={coreSections}
      kind="closing"
      section={closing}
      position={position}
      route="/"
    />,
  );
  expect(container.querySelector('[data-section="3"] h2')?.textContent).toBe(closing.heading);
});

test('what does nothing in a live section keeps the markup of its page', () => {
  const document = new DOMParser().parseFromString(
    '<div data-section="3"><div data-still="3-words"><h2>Vom Build</h2></div></div>',
    'text/html',
  );
  readStaticMarkup('/lebt', document);
  const { container } = render(
    <SectionView
      registry={{ closing: () => <StillPart name="words" /> }}
      kind="closing"
      section={closing}
      position={position}
      route="/lebt"
    />,
  );
  expect(container.querySelector('[data-still] h2')?.textContent).toBe('Vom Build');
});
