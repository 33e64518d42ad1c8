import { sessionCases } from './session-cases';
import { signUpCases } from './sign-up-cases';
import { contractTarget } from './target';

// How supabase-js and Supabase Auth talk to each other, as far as the site relies on it. The local
// services must behave as a hosted project does.
jest.setTimeout(30_000);
const target = contractTarget();

describe('signing up', () => signUpCases(target));
describe('sessions', () => sessionCases(target));
