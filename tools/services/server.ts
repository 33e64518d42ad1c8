import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { parse } from 'yaml';
import { appointments } from '../../src/content-model/data/appointments';
import { listenOnLoopback } from '../loopback';
import { chatAgentRoutes } from './chat-agent';
import { countingRoutes } from './counting';
import { emailjsRoutes } from './emailjs';
import { faultRoutes, FaultSwitch } from './faults';
import { functionRoutes } from './functions';
import { checkHost, type ServiceEnv } from './origins';
import { Outbox, outboxRoutes } from './outbox';
import { resendRoutes } from './resend';
import { stripeRoutes } from './stripe/api';
import { paymentRoutes } from './stripe/payment-page';
import type { Payments } from './stripe/payments';
import { outboxDriver } from './supabase/auth/mail';
import { openProject, type Project } from './supabase/project';
import { authRoutes, restRoutes } from './supabase/routes';

interface ServicesOptions {
  /** 0 takes a free port. */
  port: number;
  /** Folder that survives a restart; created when missing. */
  stateDir: string;
  /** Origin in pages, mails and payment links; without one, where the services listen. */
  publicOrigin?: string | undefined;
}

/**
 * Starts the local services: the site's third parties, emulated, reachable from this machine only.
 * Rejects with the system's error when the port is taken (EADDRINUSE) or the folder cannot be made.
 */
export async function startServices({ port, stateDir, publicOrigin }: ServicesOptions) {
  const outbox = new Outbox(stateDir);
  const payments: Payments = new Map();
  const faults = new FaultSwitch();
  let opening: Promise<Project> | undefined;
  let opened: Project | undefined;
  /** Opens the database when it is first needed; tried again after a failure. */
  const open = (): Promise<Project> => {
    opening ??= openProject(path.join(stateDir, 'supabase'), outboxDriver(outbox));
    opening.then(
      (project) => (opened = project),
      () => (opening = undefined),
    );
    return opening;
  };

  const app = new Hono<ServiceEnv>()
    .use(async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
      c.header('X-Content-Type-Options', 'nosniff');
      // Chromium silently repeats a POST when a reused connection is cut.
      c.header('Connection', 'close');
    })
    .use(checkHost(publicOrigin))
    .get('/__ready', async (c) => {
      await open();
      return c.body(null, 204);
    })
    .route('/__faults', faultRoutes(faults))
    .route('/api/v1.0/email', emailjsRoutes(outbox, faults))
    .route('/emails', resendRoutes(outbox, faults))
    .route('/auth/v1', authRoutes(open, faults))
    .route('/rest/v1', restRoutes(open, faults))
    .route('/functions/v1', functionRoutes(faults))
    .route('/v1', stripeRoutes(payments, faults))
    .route('/pay', paymentRoutes(payments))
    // What the website publishes. Read each time: a change counts at once.
    .get('/appointments.json', (c) =>
      c.json(appointments.parse(parse(readFileSync('content/data/appointments.yaml', 'utf8')))),
    )
    .route('/', chatAgentRoutes)
    .route('/', countingRoutes(faults))
    .route('/', outboxRoutes(outbox));

  const answer = getRequestListener(app.fetch);
  const server = await listenOnLoopback((...request) => void answer(...request), port);
  return {
    /** Where they listen: "http://localhost:<port>". */
    origin: `http://localhost:${server.port}`,
    /** Opens the database now, so that the first sign-in does not wait for it. */
    warmUp: open,
    close: async (): Promise<void> => {
      await server.close();
      // One still being opened is left alone: the next start repairs it.
      await opened?.close();
    },
  };
}
