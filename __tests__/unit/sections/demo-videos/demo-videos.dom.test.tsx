import { render, screen } from '@testing-library/react';
import type { DemoVideo } from '../../../../src/content-model/offers';
import { DemoVideos } from '../../../../src/sections/demo-videos/demo-videos';
import { at } from '../../../support/content';
import { head, position, resolved } from '../../../support/sections';

test('a film that is not made yet says so and cannot be played', async () => {
  const section = await resolved('demo-videos', head);
  const [made, toCome] = [false, true].map((example): DemoVideo => ({
    ...at(section.videos, 0),
    id: `example-${example}`,
    example,
  }));
  render(
    <DemoVideos
      section={{ ...section, videos: [made, toCome].flatMap((video) => video ?? []) }}
      position={position}
      renderPlayer={({ id }) => <button>{id}</button>}
    />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([made?.id]);
  expect(screen.getAllByText('Film')).toHaveLength(1);
});
