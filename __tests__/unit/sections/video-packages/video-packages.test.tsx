import { render, screen } from '@testing-library/react';
import { VideoPackages } from '../../../../src/sections/video-packages/video-packages';
import { contentOf } from '../../../support/content';
import { head, position, resolved } from '../../../support/sections';

test('each package ends with its ways to buy it', async () => {
  const section = await resolved('video-packages', { ...head, orderLabel: 'Paket bestellen' });
  render(
    <VideoPackages section={section} position={position}>
      {({ product }) => <button type="button">{product}</button>}
    </VideoPackages>,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(
    contentOf('video-packages').map(({ product }) => product.id),
  );
});
