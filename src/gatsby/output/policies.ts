import { chatFramePolicy, pagePolicy } from '../../../deploy/policy';
import { chatAgentSrc, emailJs, supabase } from '../../config/env';
import type { Policies } from './host-files';

const originsOf = (...addresses: (string | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
];

/**
 * The policies of this build.
 * @param hashes of what is inside the pages
 * @param video address of the video platform's frames
 */
export function policiesOf(
  hashes: { scripts: readonly string[]; styles: readonly string[] },
  video: string,
): Policies {
  const [agent] = originsOf(chatAgentSrc);
  const pages = pagePolicy({
    ...hashes,
    calls: originsOf(supabase?.url, emailJs?.origin),
    // Without script, forms are sent by the browser itself.
    forms: originsOf(emailJs?.origin),
    frames: originsOf(video),
  });
  return { pages, chatFrame: agent === undefined ? undefined : chatFramePolicy(agent) };
}
