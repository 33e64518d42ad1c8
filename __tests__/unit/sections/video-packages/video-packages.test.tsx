import { render, screen } from '@testing-library/react';
import { VideoPackages } from '../../../../src/sections/video-packages/video-packages';
import { contentOf } from '../../../support/content';
import { head, position, resolved } from '../../../support/sections';

const section = resolved('video-packages', { ...head, orderLabel: 'Paket bestellen' });

test('each package opens the order form in a new tab without telling where from', async () => {
  render(<VideoPackages section={await section} position={position} />);
  const links = screen.getAllByRole('link', { name: /^\S+-Paket bestellen \(/ });
  expect(links).toHaveLength(contentOf('video-packages').length);
  for (const [index, link] of links.entries()) {
    expect(link.textContent).toContain(contentOf('video-packages')[index]?.title);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('referrerpolicy')).toBe('no-referrer');
  }
});

test('a second way to buy stands below the order button', async () => {
  render(
    <VideoPackages section={await section} position={position}>
      {({ product }) => <button type="button">{product}</button>}
    </VideoPackages>,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(
    contentOf('video-packages').map(({ product }) => product.id),
  );
});
