import { renderToStaticMarkup } from 'react-dom/server';
import { DialFace } from '../../../src/components/tower-dial/dial-face';
import { Hands } from '../../../src/components/tower-dial/hands';

/** Half the height of the largest letters, in SVG units. */
const halfLetter = 12;

const face = renderToStaticMarkup(
  <svg>
    <DialFace ring={212} opens={8} closes={17} isOpen openLabel="offen" dutyLabel="Dienst" />
  </svg>,
);
const hands = renderToStaticMarkup(
  <svg>
    <Hands hours={0} />
  </svg>,
);

test.each(['dial-open', 'dial-duty'])('at no minute a hand reaches the words of %s', (id) => {
  const [, radius] = new RegExp(`id="${id}" d="M[^A]*A(\\d+)`).exec(face) ?? [];
  // Turning keeps the distance from the centre, so one position stands for all 1,440.
  const points = hands.matchAll(/[ML](-?\d+) ?(-?\d+)/g);
  const reach = Math.max(...Array.from(points, ([, x, y]) => Math.hypot(Number(x), Number(y))));
  expect(reach).toBeGreaterThan(60);
  expect(reach).toBeLessThan(Number(radius) - halfLetter);
});
