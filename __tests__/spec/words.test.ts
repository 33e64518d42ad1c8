import { words } from '../support/e2e/words';

// Texts that the specification fixes word by word.

test('the forms', () => {
  expect(words.form.sending).toBe('Wird gesendet...');
  expect(words.form.failure).toBe(
    'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.',
  );
  expect(words.contact.success).toBe(
    'Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.',
  );
  expect(words.consultation.success).toBe(
    'Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen.',
  );
  expect(words.consultation.chooseIndustry).toBe('Bitte wählen Sie Ihre Branche');
});

test('the cookie banner', () => {
  expect(words.consent).toMatchObject({ decline: 'Ablehnen', accept: 'Akzeptieren' });
});

test('signing in', () => {
  expect(words.modes['sign-in']).toMatchObject({
    title: 'Anmelden',
    subtitle: 'Melden Sie sich an, um fortzufahren',
  });
  expect(words.modes['sign-up']).toMatchObject({
    title: 'Konto erstellen',
    subtitle: 'Erstellen Sie ein Konto für den Checkout',
  });
  expect(words.account).toMatchObject({
    busy: 'Wird verarbeitet...',
    toSignIn: 'Bereits ein Konto? Hier anmelden',
    toSignUp: 'Noch kein Konto? Hier registrieren',
    signedIn: 'Anmeldung erfolgreich!',
    signedUp: 'Registrierung erfolgreich! Sie können sich jetzt anmelden.',
  });
  expect(words.accountDefault).toBe('Ein Fehler ist aufgetreten');
});

test('the checkout', () => {
  expect(words.checkout.failed('Grund')).toBe('Checkout-Fehler: Grund');
  expect(words.checkout.noAddress).toBe('Keine Checkout-URL erhalten');
  expect(words.checkout.notFound).toBe('Produkt nicht gefunden');
});
