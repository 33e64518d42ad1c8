import { localEnvironment } from '../../../tools/local-environment.mjs';
import { startServices, type RunningServices } from '../../../tools/services/server';
import { temporaryFolder } from '../../support/temporary-folder';

/** Starts the services on a free port before each test, with an empty state folder. */
export function withServices(options: { publicOrigin?: string } = {}) {
  let services: RunningServices;
  let stateDir = '';
  const start = async (): Promise<void> => {
    services = await startServices({ port: 0, stateDir, ...options });
  };
  beforeEach(async () => {
    stateDir = temporaryFolder({});
    await start();
  });
  afterEach(() => services.close());
  return {
    url: (path: string) => services.origin + path,
    stateDir: () => stateDir,
    restart: async () => {
      await services.close();
      await start();
    },
    /** Breaks an endpoint; the answer of the fault switch. */
    break: (endpoint: string, fault: unknown) =>
      fetch(`${services.origin}/__faults/${endpoint}`, {
        method: 'PUT',
        body: JSON.stringify(fault),
      }),
    /** What the outbox holds. */
    outbox: () => json(`${services.origin}/outbox.json`),
  };
}

/** Reads JSON without trusting its shape; matchers check it. */
export async function json(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

export const ids = {
  service_id: localEnvironment.GATSBY_EMAILJS_SERVICE_ID,
  template_id: localEnvironment.GATSBY_EMAILJS_TEMPLATE_ID,
  user_id: localEnvironment.GATSBY_EMAILJS_PUBLIC_KEY,
};

export const visitor = {
  name: 'Änne Gruber',
  email: 'aenne@werkstatt-gruber.at',
  message: 'Pickerl-Termin\r\n  für Dienstag?',
};

/** Fields as the outbox lists them. */
export const fields = (record: object) =>
  Object.entries(record).map(([name, value]) => ({ name, value }));

/** POSTs JSON. */
export function sendJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** POSTs fields as EmailJS's `sendForm` does. */
export function sendForm(
  url: string,
  form: Record<string, string> = { ...visitor, lib_version: '4.4.1', ...ids },
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  return fetch(url, { method: 'POST', body });
}
