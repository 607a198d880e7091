import { msg } from '@lingui/core/macro';
import { listMyOrganisations, ORGANISATIONS_FEATURE } from '@qrigin/domain/organisations';
import { Building2, FileBadge, Headset, NotebookPen, Settings, SlidersHorizontal } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { finder } from '../../feature/finder.ts';
import { loadSoon } from '../../feature/load-soon.tsx';

export const organisations = webFeature(ORGANISATIONS_FEATURE, {
  pages: {
    '/dashboard': async () => (await import('./organisations-page.tsx')).OrganisationsPage,
    '/dashboard/manage': loadSoon(msg`Manage`),
    '/dashboard/create-organisation/:orgId': async () =>
      (await import('./wizard-pages.tsx')).CreateOrganisationPage,
    '/dashboard/edit-organisation/:orgId': async () =>
      (await import('./wizard-pages.tsx')).EditOrganisationPage,
    '/dashboard/:orgId/customer-support': loadSoon(msg`Customer Service`),
    '/dashboard/:orgId/settings': async () => (await import('./settings-page.tsx')).SettingsPage,
  },
  entries: [
    {
      place: 'dashboard',
      at: 10,
      path: '/dashboard',
      words: msg`Organisation`,
      title: msg`Organisations`,
      Icon: Building2,
      isIndex: true,
    },
    {
      place: 'dashboard',
      at: 30,
      path: '/dashboard/manage',
      words: msg`Manage`,
      Icon: SlidersHorizontal,
      isSoon: true,
    },
    {
      place: 'organisation',
      at: 70,
      path: '/dashboard/:orgId/customer-support',
      words: msg`Customer Service`,
      Icon: Headset,
      isSoon: true,
    },
    {
      place: 'switcher',
      at: 10,
      path: '/dashboard/:orgId/settings',
      words: msg`Organisation settings`,
      Icon: Settings,
    },
    {
      place: 'settings',
      at: 10,
      path: '/dashboard/edit-organisation/:orgId',
      words: msg`Edit details`,
      note: msg`Logo, contact, registration numbers, certificates`,
      Icon: NotebookPen,
    },
  ],
  finders: [
    finder(listMyOrganisations, {
      words: msg`Organisations`,
      Icon: Building2,
      hitOf: ({ id, name }) => ({ id, name, to: `/dashboard/${id}` }),
    }),
  ],
  permissions: {
    lines: [
      { words: msg`Organisation`, Icon: Building2 },
      {
        words: msg`Registration and tax numbers`,
        Icon: FileBadge,
        of: ['org.legal.view', 'org.legal.edit'],
      },
    ],
    words: {
      'org.view': msg`Open the organisation and see its name and address`,
      'org.edit': msg`Change the organisation’s name, logo, details and sites`,
      'org.legal.view': msg`See the organisation’s registration and tax numbers`,
      'org.legal.edit': msg`Change the organisation’s registration and tax numbers, and its certificates`,
      'org.transfer': msg`Hand the organisation over to another Owner`,
      'org.delete': msg`Close the organisation permanently`,
    },
  },
  security: {
    'operator.suspend': msg`We suspended the organisation`,
    'operator.resume': msg`We reinstated the organisation`,
    'operator.verify': msg`We verified the organisation`,
    'operator.unverify': msg`We withdrew the verification`,
  },
  events: async () => (await import('./event-words.tsx')).EVENT_WORDS,
});
