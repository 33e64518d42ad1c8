import { act, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { AuthProvider } from '../../../../src/features/auth/auth-context';
import { PaidVideoPackages } from '../../../../src/templates/registry/paid-video-packages';
import { head, position, resolved } from '../../../support/sections';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('../../../support/gatsby'),
  navigate: jest.fn(),
}));
jest.mock('../../../../src/config/env', () => ({ supabase: undefined }));

const section = resolved('video-packages', { ...head, orderLabel: 'Paket bestellen' });

test('without a project signing in is not offered, and paying online leads to the contact form', async () => {
  const packages = await section;
  render(
    <AuthProvider>
      <PaidVideoPackages section={packages} position={position} />
    </AuthProvider>,
  );
  expect(screen.queryByRole('button', { name: /Anmelden/ })).toBeNull();
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: /^Online bezahlen .*Basic/ }));
  });
  expect(navigate).toHaveBeenCalledWith(
    expect.stringMatching(/^\/kontaktinformationen\?product=KI-Produktvideo\+Basic&price=99&/),
  );
});
