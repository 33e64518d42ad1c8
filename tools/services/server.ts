import { readFileSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { parse } from 'yaml';
import { type AppointmentRules, appointments } from '../../src/content-model/data/appointments';
import { listenOnLoopback } from '../loopback';
import { chatAgentRoutes } from './chat-agent';
import { FaultSwitch } from './control/faults';
import { controlRoutes } from './control/routes';
import { countingRoutes } from './counting';
import { emailjsRoutes } from './emailjs';
import { JsonFolder } from './files';
import { functionRoutes } from './functions';
import { checkHost, type ServiceEnv } from './origins';
import { Outbox } from './outbox/outbox';
import { outboxRoutes } from './outbox/routes';
import { resendRoutes } from './resend';
import { stateFolders } from './state';
import { stripeRoutes } from './stripe/api-routes';
import { paymentRoutes } from './stripe/payment-routes';
import { paymentSchema } from './stripe/payment';
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

export type RunningServices = Awaited<ReturnType<typeof startServices>>;

/** What the website publishes as appointments.json. Read each time: a change counts at once. */
const appointmentRules = (): AppointmentRules =>
  appointments.parse(parse(readFileSync('content/data/appointments.yaml', 'utf8')));

/**
 * Starts the local services: the site's third parties, emulated, reachable from this machine only.
 * Rejects with the system's error when the port is taken (EADDRINUSE) or the folder cannot be made.
 */
export async function startServices(options: ServicesOptions) {
  const ending = new AbortController();
  const folders = stateFolders(options.stateDir);
  const outbox = new Outbox(folders.outbox);
  const payments = new JsonFolder(folders.payments, paymentSchema);
  let opened: Project | undefined;
  let opening: Promise<Project> | undefined;
  /** Opens the database when it is first needed; tried again after a failure. */
  const open = (): Promise<Project> => {
    opening ??= openProject(folders.supabase, outboxDriver(outbox)).then(
      (project) => (opened = project),
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    );
    return opening;
  };
  const faults = new FaultSwitch();

  const app = new Hono<ServiceEnv>()
    .use(async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
      c.header('X-Content-Type-Options', 'nosniff');
      // Chromium silently repeats a POST when a reused connection is cut: a test that breaks the
      // service would then count two requests.
      c.header('Connection', 'close');
    })
    .use(checkHost(options.publicOrigin))
    // First of all: it notes every request.
    .route('/', controlRoutes(faults, open))
    .route('/api/v1.0/email', emailjsRoutes(outbox, faults))
    .route('/emails', resendRoutes(outbox, faults))
    .route('/auth/v1', authRoutes(open, faults))
    .route('/rest/v1', restRoutes(open, faults))
    .route('/functions/v1', functionRoutes(faults))
    .route('/v1', stripeRoutes(payments, faults, ending.signal))
    .route('/pay', paymentRoutes(payments, ending.signal))
    .get('/appointments.json', (c) => c.json(appointmentRules()))
    .route('/', chatAgentRoutes)
    .route('/', countingRoutes(faults))
    .route('/', outboxRoutes(outbox));

  const answer = getRequestListener(app.fetch);
  const server = await listenOnLoopback((...request) => void answer(...request), options.port);
  return {
    /** Where they listen: "http://localhost:<port>". */
    origin: `http://localhost:${server.port}`,
    /** Opens the database now, so that the first sign-in does not wait for it. */
    warmUp: open,
    close: async (): Promise<void> => {
      ending.abort();
      await server.close();
      // One still being opened is left alone: the next start repairs it.
      await opened?.close();
    },
  };
}
