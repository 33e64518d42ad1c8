/** The kinds of mail the site causes. */
export type MailKind = 'signup' | 'recovery';

/** What stands in the mails; hosted Supabase takes these texts from the project's templates. */
export const mailTexts: Record<MailKind, { subject: string; text: string }> = {
  signup: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Guten Tag,\n\nmit dem folgenden Link bestätigen Sie Ihre E-Mail-Adresse. Er gilt eine Stunde.',
  },
  recovery: {
    subject: 'Neues Passwort festlegen',
    text: 'Guten Tag,\n\nmit dem folgenden Link legen Sie ein neues Passwort fest. Er gilt eine Stunde.',
  },
};
