import { render, screen } from '@testing-library/react';
import { Company } from '../../../../src/sections/company/company';
import { contentOf } from '../../../support/content';
import { head, position, resolved } from '../../../support/sections';

test('shows what the registers have, from the one place that says it', async () => {
  const { firma, strasse, plzOrt } = contentOf('site').owner;
  const section = await resolved('company', {
    ...head,
    alt: 'Eine Stadt',
    rows: [
      { term: 'Firma', fields: ['firma'] },
      { term: 'Anschrift', fields: ['strasse', 'plzOrt'] },
    ],
  });
  render(<Company section={section} position={position} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    firma,
    `${strasse}, ${plzOrt}`,
  ]);
  expect(screen.getAllByRole('img', { name: 'Eine Stadt' })).toHaveLength(1);
});
