import { words } from '../support/e2e/words';

// Texts that the specification fixes word by word.

test('the forms, the cookie banner, signing in and the checkout', () => {
  expect(words).toMatchObject({
    form: {
      sending: 'Wird gesendet...',
      failure:
        'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.',
    },
    contact: { success: 'Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.' },
    consultation: {
      success:
        'Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen.',
      chooseIndustry: 'Bitte wählen Sie Ihre Branche',
    },
    consent: { decline: 'Ablehnen', accept: 'Akzeptieren' },
    modes: {
      'sign-in': { title: 'Anmelden', subtitle: 'Melden Sie sich an, um fortzufahren' },
      'sign-up': {
        title: 'Konto erstellen',
        subtitle: 'Erstellen Sie ein Konto für den Checkout',
      },
    },
    account: {
      busy: 'Wird verarbeitet...',
      toSignIn: 'Bereits ein Konto? Hier anmelden',
      toSignUp: 'Noch kein Konto? Hier registrieren',
      signedIn: 'Anmeldung erfolgreich!',
      signedUp: 'Registrierung erfolgreich! Sie können sich jetzt anmelden.',
    },
    accountDefault: 'Ein Fehler ist aufgetreten',
    checkout: {
      noAddress: 'Keine Checkout-URL erhalten',
      notFound: 'Produkt nicht gefunden',
    },
  });
  expect(words.checkout.failed('Grund')).toBe('Checkout-Fehler: Grund');
});
