import { localEnvironment } from '../local-environment.mjs';

/** Keeps the tools quiet and off the network: nobody reads their advertisements here. */
const quiet = {
  GATSBY_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
};

/**
 * The environment of everything the front door starts: the local services, overruled by real variables.
 * @param {NodeJS.ProcessEnv} [own] variables of this one command; real variables overrule them too
 * @returns {NodeJS.ProcessEnv}
 */
export function frontDoorEnvironment(own = {}) {
  return { ...quiet, ...localEnvironment, ...own, ...process.env };
}

/**
 * The environment for a site that goes online: nothing of the local services.
 * @returns {NodeJS.ProcessEnv}
 */
export function releaseEnvironment() {
  return { ...quiet, ...process.env };
}
