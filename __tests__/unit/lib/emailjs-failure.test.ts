import { describeFailure } from '../../../src/lib/emailjs';

test('an answer of the service keeps its status and text', () => {
  expect(describeFailure({ status: 429, text: 'Too Many Requests' })).toEqual({
    status: 429,
    text: 'Too Many Requests',
  });
});

test('a complaint of the SDK before sending is a string', () => {
  expect(describeFailure('The Public Key is required')).toEqual({
    status: 400,
    text: 'The Public Key is required',
  });
});

test.each([new TypeError('Failed to fetch'), undefined, null, 503])(
  '%p is the network',
  (error) => {
    expect(describeFailure(error)).toEqual({ status: 0, text: 'Network Error' });
  },
);
