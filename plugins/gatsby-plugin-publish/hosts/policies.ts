import { adminPolicy, chatFramePolicy, pagePolicy, searchPolicy } from '../../../deploy/policy';
import { adminFiles, adminPath } from '../../../src/config/admin';
import { chatFramePath } from '../../../src/config/chat-frame';
import { chatAgentSrc, countingAddress, emailJs, supabase } from '../../../src/config/env';
import type { Policies } from './host-files';
import { codePages } from '../../gatsby-source-content';

const originsOf = (...addresses: (string | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
];

/**
 * The policies of this build.
 * @param styles hashes of those inside the pages
 * @param video address of the video platform's frames
 * @param admin hash of what is inside the editor's document; undefined without an editor
 */
export function policiesOf(
  styles: readonly string[],
  video: string,
  admin: string | undefined,
): Policies {
  const [agent] = originsOf(chatAgentSrc);
  const facts = {
    styles,
    calls: originsOf(supabase?.url, emailJs?.origin, countingAddress),
    // Without script, forms are sent by the browser itself.
    forms: originsOf(emailJs?.origin),
    frames: originsOf(video),
  };
  return {
    pages: pagePolicy(facts),
    own: {
      ...(agent !== undefined && { [chatFramePath]: chatFramePolicy(agent) }),
      ...(admin !== undefined && {
        [adminPath]: adminPolicy(admin),
        [`${adminFiles}/*`]: adminPolicy(admin),
      }),
      [codePages.search]: searchPolicy(facts),
    },
  };
}
