import { localEnvironment } from '../local-environment.mjs';

/** Real variables, and tools that stay quiet and off the network. */
export const realEnvironment: NodeJS.ProcessEnv = {
  GATSBY_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
  ...process.env,
};

/** The environment of the local services; real variables overrule it. */
export function localServicesEnvironment(own: Readonly<Record<string, string>> = {}) {
  return { ...localEnvironment, ...own, ...realEnvironment };
}
