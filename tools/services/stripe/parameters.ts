import type Stripe from 'stripe';
import { z } from 'zod';
import type { Answer } from '../http/answers';
import { stripeError } from './answers';
import type { FormTree } from './form';

type Parameters = Stripe.Checkout.SessionCreateParams;

// Every parameter Stripe knows, by its own types: a name that does not exist, or is missing here, does not compile.
// `false`: Stripe would take it, this stand-in would not know what to do with it.
const names: Record<keyof Parameters, boolean> = {
  adaptive_pricing: false,
  after_expiration: false,
  allow_promotion_codes: false,
  allowed_payment_method_types: false,
  automatic_tax: false,
  billing_address_collection: false,
  branding_settings: false,
  cancel_url: true,
  client_reference_id: true,
  consent_collection: false,
  currency: false,
  custom_fields: false,
  custom_text: false,
  customer: false,
  customer_account: false,
  customer_creation: false,
  customer_email: true,
  customer_update: false,
  discounts: false,
  excluded_payment_method_types: false,
  expand: false,
  expires_at: false,
  integration_identifier: false,
  invoice_creation: false,
  line_items: true,
  locale: true,
  managed_payments: false,
  metadata: true,
  mode: true,
  name_collection: false,
  optional_items: false,
  origin_context: false,
  payment_intent_data: false,
  payment_method_collection: false,
  payment_method_configuration: false,
  payment_method_data: false,
  payment_method_options: false,
  permissions: false,
  phone_number_collection: false,
  redirect_on_completion: false,
  return_url: false,
  saved_payment_method_options: false,
  setup_intent_data: false,
  shipping_address_collection: false,
  shipping_options: false,
  submit_type: false,
  subscription_data: false,
  success_url: true,
  tax_id_collection: false,
  ui_mode: false,
  wallet_options: false,
};

const itemNames: Record<keyof Stripe.Checkout.SessionCreateParams.LineItem, boolean> = {
  adjustable_quantity: false,
  metadata: false,
  price: true,
  price_data: false,
  quantity: true,
  tax_rates: false,
};

const url = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });
const index = z.string().regex(/^\d+$/, { error: 'Invalid array' });

const shape = {
  mode: z.enum(['payment', 'subscription'], { error: 'Invalid mode' }),
  line_items: z.record(
    index,
    z.object({ price: z.string(), quantity: z.coerce.number().int().min(1).max(999_999) }),
  ),
  success_url: url,
  cancel_url: url.optional(),
  locale: z.string().optional(),
  customer_email: z.email({ error: 'Invalid email address' }).optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: z.record(z.string().max(40), z.string().max(500)).optional(),
} satisfies { [Name in keyof Parameters]: z.ZodType };
const values = z.object(shape);

/** The parameters of a session as this stand-in understands them. */
export type SessionParameters = z.output<typeof values>;

/** Checks the parameters of `POST /v1/checkout/sessions`; what is wrong comes back as Stripe's own error. */
export function readParameters(form: FormTree): SessionParameters | Answer {
  const items = Object.entries(isGroup(form['line_items']) ? form['line_items'] : {});
  const refused = [
    refuseNames(form, names, ''),
    ...items.map(([index, item]) => refuseNames(item, itemNames, `line_items[${index}]`)),
  ].find((answer) => answer !== undefined);
  if (refused) return refused;
  const result = values.safeParse(form);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const param = parameterName(issue?.path ?? []);
  return valueAt(form, issue?.path ?? []) === undefined
    ? stripeError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })
    : stripeError(400, `${issue?.message}: ${param}`, { code: 'parameter_invalid', param });
}

function refuseNames(
  group: string | FormTree,
  known: Readonly<Record<string, boolean>>,
  parent: string,
): Answer | undefined {
  for (const name of Object.keys(group)) {
    const param = parent === '' ? name : `${parent}[${name}]`;
    if (!Object.hasOwn(known, name)) {
      const message = `Received unknown parameter: ${param}`;
      return stripeError(400, message, { code: 'parameter_unknown', param });
    }
    if (!known[name])
      return stripeError(400, `The local stand-in does not know ${param}`, { param });
  }
  return undefined;
}

function isGroup(value: string | FormTree | undefined): value is FormTree {
  return typeof value === 'object';
}

function valueAt(form: FormTree, path: readonly PropertyKey[]): string | FormTree | undefined {
  return path.reduce<string | FormTree | undefined>(
    (group, part) => (isGroup(group) ? group[String(part)] : undefined),
    form,
  );
}

function parameterName([first = '', ...rest]: readonly PropertyKey[]): string {
  return String(first) + rest.map((part) => `[${String(part)}]`).join('');
}
