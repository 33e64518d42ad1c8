import { EnvironmentReader, isOrigin } from '../_shared/environment-reader.ts';
import type { Environment } from '../_shared/runtime.ts';

/** What the environment says, and which variables are missing or malformed. */
export type Settings = {
  webhookSecret: string;
  supabaseUrl: string;
  serviceKey: string;
  emailjs: {
    origin: string;
    serviceId: string;
    templateId: string;
    publicKey: string;
    privateKey: string;
  };
  problems: readonly string[];
};

/** Reads the environment variables of this function. */
export function readSettings(environment: Environment): Settings {
  const reader = new EnvironmentReader(environment);
  return {
    webhookSecret: reader.required('STRIPE_WEBHOOK_SECRET', (secret) => /^whsec_\S+$/.test(secret)),
    supabaseUrl: reader.required('SUPABASE_URL', isOrigin),
    serviceKey: reader.required('SUPABASE_SERVICE_ROLE_KEY'),
    emailjs: {
      origin: reader.optional('EMAILJS_ORIGIN', isOrigin, 'https://api.emailjs.com'),
      serviceId: reader.required('EMAILJS_SERVICE_ID'),
      templateId: reader.required('EMAILJS_ORDER_TEMPLATE_ID'),
      publicKey: reader.required('EMAILJS_PUBLIC_KEY'),
      privateKey: reader.required('EMAILJS_PRIVATE_KEY'),
    },
    problems: reader.problems,
  };
}
