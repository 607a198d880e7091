import type { Page } from '@playwright/test';
import { createOrganisation } from '@qrigin/domain/organisations';
import { clientOf } from './client-of.ts';

/** An organisation of whoever is signed in on the page, without the screens of it, which other journeys are about. */
export async function newOrganisation(page: Page, name: string): Promise<string> {
  const client = await clientOf(page);
  return (await client.call(createOrganisation, { body: { name } })).id;
}
