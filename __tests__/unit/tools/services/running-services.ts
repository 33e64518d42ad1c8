import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localEnvironment } from '../../../../tools/local-environment.mjs';
import { startServices, type RunningServices } from '../../../../tools/services/server';

/** Starts the services on a free port before each test, with an empty state folder, and stops them after it. */
export function withServices(): {
  url: (path: string) => string;
  restart: () => Promise<void>;
  stateDir: () => string;
} {
  let services: RunningServices;
  let stateDir: string;
  beforeEach(async () => {
    stateDir = await mkdtemp(path.join(tmpdir(), 'lokale-dienste-'));
    services = await startServices({ port: 0, stateDir });
  });
  afterEach(async () => {
    await services.close();
    await rm(stateDir, { recursive: true });
  });
  return {
    url: (pathname) => services.origin + pathname,
    restart: async () => {
      await services.close();
      services = await startServices({ port: 0, stateDir });
    },
    stateDir: () => stateDir,
  };
}

export const ids = {
  service_id: localEnvironment.GATSBY_EMAILJS_SERVICE_ID,
  template_id: localEnvironment.GATSBY_EMAILJS_TEMPLATE_ID,
  user_id: localEnvironment.GATSBY_EMAILJS_PUBLIC_KEY,
};

export const visitor = {
  name: 'Änne Gruber',
  email: 'aenne@werkstatt-gruber.at',
  message: 'Pickerl-Termin für Dienstag?',
};

/** POSTs a JSON submission to EmailJS's `send` endpoint. */
export function sendJson(
  url: string,
  body: unknown = { ...ids, template_params: visitor },
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** POSTs fields as the SDK's `sendForm` does. */
export function sendForm(
  url: string,
  fields: Record<string, string | Blob> = { ...visitor, lib_version: '4.4.1', ...ids },
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(url, { method: 'POST', body });
}

export function setFault(url: string, fault: unknown): Promise<Response> {
  return fetch(url, { method: 'PUT', body: JSON.stringify(fault) });
}

/** Reads JSON without trusting its shape; matchers check it. */
export async function json(url: string): Promise<unknown> {
  const value: unknown = await (await fetch(url)).json();
  return value;
}
