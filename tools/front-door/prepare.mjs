import { buildIfChanged } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { logFile, root } from './paths.mjs';
import { requireFreePorts } from './ports.mjs';
import { step } from './progress.mjs';

/** Notes the Node version; an unsupported one never gets this far (node-version.mjs). */
export async function showNodeVersion() {
  await step('Node wird geprüft', async () => ({
    done: `Node ${process.versions.node}`,
    value: undefined,
  }));
}

/** @param {readonly number[]} ports */
export async function checkPorts(ports) {
  await step('Ports werden geprüft', async () => {
    await requireFreePorts(ports);
    const list = ports.join(' und ');
    return {
      done: ports.length === 1 ? `Port ${list} ist frei` : `Ports ${list} sind frei`,
      value: undefined,
    };
  });
}

/** @param {NodeJS.ProcessEnv} env */
export async function installPackages(env) {
  const doing = 'Pakete werden installiert (npm ci)';
  await step(isInstalled(root) ? 'Pakete werden geprüft' : doing, async () => {
    if (isInstalled(root)) return { done: 'Pakete sind aktuell', value: undefined };
    await install({ root, env, log: logFile('install') });
    return { done: 'Pakete installiert', value: undefined };
  });
}

/** @param {NodeJS.ProcessEnv} env */
export async function buildSite(env) {
  await step('Website wird gebaut', async (say) => {
    const built = await buildIfChanged(env, say);
    const done = built ? 'Website gebaut' : 'Website unverändert, kein neuer Build nötig';
    return { done, value: undefined };
  });
}
