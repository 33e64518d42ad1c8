import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Answer } from '../http/answers';
import { mediaType, readBody } from '../http/body';
import { ownOrigin } from '../http/web';
import { localFunctionEnvironment } from '../../local-environment.mjs';
import { stripeAnswer, stripeError } from './answers';
import { readForm } from './form';
import { readParameters, type SessionParameters } from './parameters';
import { productByPrice, type Product } from './products';
import { newSession } from './session';
import type { SessionStore } from './session-store';

const bodyLimit = 100_000;

/** `POST /v1/checkout/sessions`. */
export async function createSession(
  request: IncomingMessage,
  store: SessionStore,
): Promise<Answer> {
  const body = (await readBody(request, bodyLimit))?.toString('utf8');
  const refused = refuseHeaders(request);
  if (refused) return refused;
  const form = body === undefined ? undefined : readForm(body);
  if (!form) return stripeError(400, 'Invalid request body');

  const key = header(request, 'idempotency-key');
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const earlier = key === '' ? undefined : store.findByKey(key);
  if (earlier) return repeated(earlier.idempotency?.request === hash, key, earlier.session);

  const parameters = readParameters(form);
  if ('status' in parameters) return parameters;
  const products = findProducts(parameters);
  if ('status' in products) return products;
  const stored = newSession(parameters, products, ownOrigin(request));
  await store.add({ ...stored, idempotency: key === '' ? null : { key, request: hash } });
  return stripeAnswer(200, stored.session, { 'Idempotency-Key': key });
}

function refuseHeaders(request: IncomingMessage): Answer | undefined {
  const { STRIPE_SECRET_KEY: secretKey } = localFunctionEnvironment(ownOrigin(request));
  const authorization = header(request, 'authorization');
  if (authorization === '') return stripeError(401, 'You did not provide an API key.');
  if (authorization !== `Bearer ${secretKey}`) return stripeError(401, 'Invalid API Key provided.');
  // Stripe falls back to the account's version; the site must not depend on that setting.
  if (!/^\d{4}-\d\d-\d\d(\.[a-z]+)?$/.test(header(request, 'stripe-version'))) {
    return stripeError(400, 'Invalid Stripe API version: send the Stripe-Version header');
  }
  if (mediaType(request) !== 'application/x-www-form-urlencoded') {
    return stripeError(400, 'Invalid request: the Content-Type must be form-encoded');
  }
  return undefined;
}

function repeated(sameRequest: boolean, key: string, session: unknown): Answer {
  if (sameRequest) {
    return stripeAnswer(200, session, { 'Idempotency-Key': key, 'Idempotent-Replayed': 'true' });
  }
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  return stripeError(400, message, { type: 'idempotency_error' });
}

function findProducts({ line_items, mode }: SessionParameters): Product[] | Answer {
  const products: Product[] = [];
  for (const [index, { price }] of Object.entries(line_items)) {
    const param = `line_items[${index}][price]`;
    const product = productByPrice(price);
    if (!product) {
      return stripeError(400, `No such price: '${price}'`, { code: 'resource_missing', param });
    }
    if (product.mode !== mode) {
      const message = `You specified \`${mode}\` mode but passed a price for ${product.mode}`;
      return stripeError(400, message, { param: 'mode' });
    }
    products.push(product);
  }
  if (products.length > 0) return products;
  const details = { code: 'parameter_missing', param: 'line_items' };
  return stripeError(400, 'Missing required param: line_items.', details);
}

function header({ headers }: IncomingMessage, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
