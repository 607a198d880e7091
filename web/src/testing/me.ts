import type { Me } from '@qrigin/domain/auth';

/** Someone who is signed in, as the server describes them. */
export const ME: Me = {
  id: '6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11',
  name: 'Asha Rao',
  email: 'asha@example.com',
  country: 'India',
  address: '',
  is_verified: true,
  two_factor_enabled: false,
  created_at: '2026-11-15T09:00:00.000Z',
};
