import { screen } from '@testing-library/react';
import { openPage } from '../../support/account/page';
import { otherWays } from '../../support/contact';
import { at, contentOf } from '../../support/content';
import { linkTargets } from '../../support/form-page';
import { head, position, resolved } from '../../support/sections';

const booking = { text: 'Gleich einen Termin?', label: 'Termin wählen', withoutScript: 'Hier:' };
const reader = at(contentOf('people'), 0).id;
const section = resolved('contact-form', { ...head, reader, booking });

test.each([
  ['is there', 'true', ['/ueber-uns', '/datenschutz', '/datenschutz']],
  ['is not there, other ways are', '', ['/ueber-uns', ...otherWays, '/trial#formular']],
])('what is configured %s: form and calendar', async (_, value, targets) => {
  process.env.GATSBY_APPOINTMENTS = process.env.GATSBY_EMAILJS_SERVICE_ID = value;
  await openPage(async () => {
    const { ContactFormSection } = await import('../../../src/registry/contact-form-section');
    const { Booking } = await import('../../../src/shell/booking');
    return (
      <>
        <ContactFormSection section={await section} position={position} />
        <Booking />
      </>
    );
  });
  expect(linkTargets()).toEqual(targets);
  expect(screen.queryAllByText(booking.text)).toHaveLength(value ? 1 : 0);
});
