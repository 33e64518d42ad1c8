import { chatAgentService } from './chat-agent';
import { controlService } from './control/control';
import { FaultSwitch } from './control/fault-switch';
import { RequestLog } from './control/request-log';
import { emailjsService } from './emailjs/service';
import { functionsService } from './functions/service';
import { createDispatcher } from './http/dispatch';
import { listenOnLoopback } from './http/listen';
import type { Endpoint, Service } from './http/route';
import { Outbox } from './outbox/outbox';
import { outboxService } from './outbox/routes';
import { stateFolders } from './state';
import { paymentService, stripeService } from './stripe/service';
import { SessionStore } from './stripe/session-store';
import { outboxDriver } from './supabase/auth/mail';
import { lazyProject } from './supabase/lazy-project';
import { authService, restService } from './supabase/service';

interface ServicesOptions {
  /** 0 takes a free port. */
  port: number;
  /** Folder that survives a restart; created when missing. */
  stateDir: string;
}

export interface RunningServices {
  /** "http://localhost:<port>" */
  origin: string;
  /** Opens the database now, so that nobody waits for it at the first sign-in. */
  warmUp: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts the local stand-ins of the site's third-party services, reachable from this machine only.
 * Rejects with the system's error when the port is taken (EADDRINUSE) or the folder cannot be made.
 */
export async function startServices({ port, stateDir }: ServicesOptions): Promise<RunningServices> {
  const ending = new AbortController();
  const folders = stateFolders(stateDir);
  const outbox = await Outbox.open(folders.outbox);
  const sessions = await SessionStore.open(folders.payments);
  const project = lazyProject(folders.supabase, outboxDriver(outbox));
  const standIns: Service[] = [
    emailjsService(outbox),
    authService(project.open),
    restService(project.open),
    functionsService(),
    stripeService(sessions),
    paymentService(sessions, ending.signal),
    chatAgentService(),
  ];
  const faults = new FaultSwitch(endpointsOf(standIns));
  const log = new RequestLog();
  // The outbox is last: its prefix "/" fits everything.
  const warmUp = async (): Promise<void> => void (await project.open());
  const control = controlService({ faults, log, warmUp });
  const services = [control, ...standIns, outboxService(outbox)];

  const server = await listenOnLoopback(createDispatcher({ services, faults, log }), port);
  return {
    origin: `http://localhost:${server.port}`,
    warmUp,
    close: async () => {
      ending.abort();
      await server.close();
      await project.close();
    },
  };
}

/** Every endpoint once, also when several routes share it. */
function endpointsOf(services: readonly Service[]): Endpoint[] {
  const all = services.flatMap(({ routes }) => routes.flatMap(({ endpoint }) => endpoint ?? []));
  return [...new Map(all.map((endpoint) => [endpoint.name, endpoint])).values()];
}
