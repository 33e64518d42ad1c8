import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { PaymentSuccessSection } from '../../../src/registry/payment-success-section';
import { count } from '../../../src/lib/count';
import { project } from '../../support/account/project';
import { renderToString } from '../../support/render-to-string';
import { formatEuro } from '../../../src/lib/format';
import { contentOf } from '../../support/content';
import { resolved } from '../../support/sections';
import { successPage, successSource } from '../../support/success-page';

jest.mock('../../../src/lib/count', () => ({ count: jest.fn() }));
let mockRevisit = false;
jest.mock('../../../src/lib/is-revisit', () => ({ isRevisit: () => mockRevisit }));

const path = '/functions/v1/order-status';
const number = 'cs_test_a1B2c3D4e5F6g7H8';
const { heading, lead, steps, orderNumberLabel } = successPage;
const { paid, ...others } = successPage.states;
const states = { paid: { heading, lead: paid }, ...others, unanswered: { heading, lead } };

const section = async () => (
  <PaymentSuccessSection section={await resolved('payment-success', Object(successSource))} />
);
const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

/** Comes from the payment page, with this number in the address. */
async function arrive(search = `?session_id=${number}`) {
  window.history.replaceState(null, '', `/success${search}`);
  document.title = `${heading} | Uhrturm KI`;
  const { unmount } = render(await section());
  await wait(0);
  return unmount;
}

/** Says exactly what belongs to a state, and promises nothing about an order nobody knows. */
function expectState(state: keyof typeof states) {
  const text = document.body.textContent;
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.textContent).toBe(states[state].heading);
  expect(title.closest('[aria-live="polite"]')?.textContent).toContain(states[state].lead);
  for (const other of Object.values(states))
    expect(text.includes(other.lead)).toBe(other.lead === states[state].lead);
  expect(document.title).toBe(`${states[state].heading} | Uhrturm KI`);
  expect(text.includes(`${orderNumberLabel}: ${number}`)).toBe(state !== 'unknown');
  expect(text.includes(steps[0]?.title ?? '-')).toBe(state !== 'unknown');
}

beforeEach(() => {
  jest.useFakeTimers();
  mockRevisit = false;
});
afterEach(() => jest.useRealTimers());

test('F5 in the tab that has paid, the order is named, and counted once; in another one it is not', async () => {
  project.json(path, 200, { status: 'paid' });
  await arrive();
  expect(count).not.toHaveBeenCalled();
  sessionStorage.setItem('orderedProduct', 'video-basic');
  await arrive();
  mockRevisit = true;
  await arrive();
  expect(jest.mocked(count).mock.calls).toEqual([['Bestellung']]);
  const { name, price } = contentOf('products')['video-basic'] ?? { name: '-', price: 0 };
  expect(document.body.textContent).toContain(`${name}, ${formatEuro(price)}`);
});

test.each(['paid', 'open', 'unknown'] as const)('an order that is %s', async (status) => {
  project.json(path, 200, { status });
  await arrive();
  expectState(status);
  expect(project.requests[0]).toMatchObject({
    method: 'GET',
    address: `${path}?session_id=${number}`,
  });
  await wait(600_000);
  expect(project.requests).toHaveLength(status === 'open' ? 8 : 1);
});

test.each([
  ['the network is gone', () => undefined],
  ['the function refuses', () => project.json(path, 403, { error: 'origin_not_allowed' })],
  ['the answer is none', () => project.json(path, 200, { status: 'Bitte anrufen' })],
])('when %s, the page says what is true in any case, with the number', async (_what, prepare) => {
  prepare();
  await arrive();
  expectState('unanswered');
});

test('an open payment is asked about until it is settled, and no longer', async () => {
  project.json(path, 200, { status: 'open' });
  await arrive();
  await wait(1_000);
  expectState('open');
  project.error(path, 503, 'database_unavailable');
  await wait(2_000);
  expectState('open');
  project.json(path, 200, { status: 'paid' });
  await wait(4_000);
  expectState('paid');
  const { length } = project.requests;
  await wait(600_000);
  expect(project.requests).toHaveLength(length);
});

test('nobody asks any more after the visitor has left', async () => {
  project.json(path, 200, { status: 'open' });
  const leave = await arrive();
  leave();
  await wait(600_000);
  expect(project.requests.length).toBeLessThanOrEqual(2);
});

test.each(['', '?session_id=%3Cscript%3Ealert(1)%3C/script%3E'])(
  'A05: without a number (%s) nothing is asked, and none is shown',
  async (search) => {
    await arrive(search);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(document.body.textContent).not.toMatch(new RegExp(`${orderNumberLabel}|alert`));
    expect(project.requests).toEqual([]);
  },
);

test('the built page carries the specified words and no number, and hydrates as it is', async () => {
  window.history.replaceState(null, '', `/success?session_id=${number}`);
  project.json(path, 200, { status: 'paid' });
  document.title = `${heading} | Uhrturm KI`;
  const element = await section();
  const built = document.body.appendChild(document.createElement('div'));
  built.innerHTML = renderToString(element);
  expect(built.textContent).toContain(lead);
  expect(built.textContent).not.toContain(number);
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(built, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  await wait(0);
  expectState('paid');
});
