import { needsPolicy } from '../../deploy/policy';
import { startHost } from '../../tools/host/server';
import { publicDir } from '../support/e2e/routes';
import { addressKinds, faultsOf } from '../support/hosts/address-kinds';
import { ask } from '../support/hosts/request';

let host: Awaited<ReturnType<typeof startHost>>;
beforeAll(async () => {
  host = await startHost({ publicDir, port: 0 });
});
afterAll(() => host.close());

// The same on nginx and Cloudflare's runtime: __tests__/hosts.
test.each(Object.entries(addressKinds))(
  '%s answers as deploy/policy.ts says',
  async (path, expected) => {
    const place = { port: Number(new URL(host.origin).port), secure: false };
    const answer = await ask(place, path);
    expect(faultsOf(path, expected, answer, { hasPolicy: needsPolicy, isSecure: false })).toEqual(
      [],
    );
  },
);
