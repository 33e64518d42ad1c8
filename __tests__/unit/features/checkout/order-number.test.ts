import { orderNumber } from '../../../../src/features/checkout/order-number';

const id = 'cs_test_a1B2c3D4e5F6g7H8';

test.each(['cs_test_a1B2c3D4e5', 'cs_live_a1B2c3D4e5', `cs_test_${'x'.repeat(200)}`])(
  '%s looks like a Stripe session id',
  (given) => {
    expect(orderNumber(`?session_id=${given}`)).toBe(given);
  },
);

test('other parameters do not matter', () => {
  expect(orderNumber(`?from=mail&session_id=${id}&x=1`)).toBe(id);
});

test.each([
  ['no address parameter', ''],
  ['an empty one', '?session_id='],
  ['the placeholder', '?session_id={CHECKOUT_SESSION_ID}'],
  ['another kind of id', '?session_id=pi_test_a1B2c3D4e5'],
  ['an unknown mode', '?session_id=cs_demo_a1B2c3D4e5'],
  ['one that is too short', '?session_id=cs_test_a1B2'],
  ['one that is too long', `?session_id=cs_test_${'x'.repeat(201)}`],
  ['text before it', `?session_id=x${id}`],
  ['text after it', `?session_id=${id}%0Aanrufen`],
  ['markup', '?session_id=%3Cscript%3Ealert(1)%3C/script%3E'],
])('A05: %s is not shown', (_what, search) => {
  expect(orderNumber(search)).toBeUndefined();
});
