import { accountMessages } from '../../../src/features/auth/account-messages';
import { callbackMessages, confirm } from '../../../src/features/auth/callback-messages';
import * as auth from '../../../src/features/auth/messages';
import { checkoutMessages } from '../../../src/features/checkout/messages';
import { chatMessages } from '../../../src/features/consent/chat-messages';
import { consentMessages } from '../../../src/features/consent/messages';
import * as forms from '../../../src/features/forms/messages';

/**
 * The microcopy where it has its home. Tests ask for it here, so that they know no other file of
 * the features.
 */
export const words = {
  chat: chatMessages,
  arrival: callbackMessages,
  confirm,
  account: { ...auth.authMessages, ...accountMessages },
  password: auth.passwordWords,
  accountDefault: auth.unknownFailure,
  accountFailures: auth.failureMessages,
  modes: auth.modeMessages,
  checkout: checkoutMessages,
  consent: consentMessages,
  contact: forms.contactMessages,
  consultation: forms.consultationMessages,
  fields: forms.fieldWords,
  form: forms.formMessages,
};
