import { configure } from '@testing-library/react';

// The SDK and the forms come when they are needed, and a busy machine takes its time for them.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);
