/** What a link from an e-mail is for: an account, or a new password. */
const linkTypes = ['email', 'recovery'] as const;
export type LinkType = (typeof linkTypes)[number];

/** What the address of /auth/callback carries. */
export type CallbackAddress =
  | { kind: 'code'; code: string }
  | { kind: 'token'; token: string; type: LinkType }
  | { kind: 'expired' | 'refused' | 'other-device' | 'nothing' };

const codeShape = /^[\w-]{8,200}$/;
const expiredCodes = ['otp_expired', 'flow_state_expired'];

/**
 * Reads the address. Never show `error_description`: it is attacker-controlled. Never accept a
 * session (`#access_token=…`): it could belong to somebody else. It only reveals that the link was
 * requested in another browser.
 */
export function readCallback({ search, hash }: Pick<Location, 'search' | 'hash'>): CallbackAddress {
  // Programs for mail leave "&amp;" as it is, and who copies a link takes the mark behind it along.
  const query = new URLSearchParams(search.replaceAll('&amp;', '&'));
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const either = (name: string) => query.get(name) ?? fragment.get(name);
  const errorCode = either('error_code');
  if (errorCode !== null && expiredCodes.includes(errorCode)) return { kind: 'expired' };
  if (errorCode !== null || either('error') !== null) return { kind: 'refused' };
  const code = query.get('code');
  if (code !== null) return codeShape.test(code) ? { kind: 'code', code } : { kind: 'refused' };
  const token = query.get('token_hash');
  if (token !== null) {
    const typeName = query.get('type')?.replace(/\W+$/, '');
    const type = linkTypes.find((each) => each === typeName);
    return type && codeShape.test(token) ? { kind: 'token', token, type } : { kind: 'refused' };
  }
  return { kind: fragment.has('access_token') ? 'other-device' : 'nothing' };
}
