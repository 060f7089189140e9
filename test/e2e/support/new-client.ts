import type { Page } from 'playwright'

interface NewClient {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Makes a client in the first builder, who is then the client of the trip that it builds. */
export async function assignNewClient(page: Page, client: NewClient): Promise<void> {
  await page.getByRole('button', { name: 'Add Client' }).click()
  await page.getByRole('button', { name: 'Create New Client' }).click()
  await page.getByLabel('First name').fill(client.firstName)
  await page.getByLabel('Last name').fill(client.lastName)
  await page.getByLabel('Email').fill(client.email)
  await page.getByRole('button', { name: 'Create and Assign Client' }).click()
  await page.getByRole('button', { name: /change client/ }).waitFor()
}

/** An e-mail address that no client has yet, also when a test runs a second time. */
export const newAddress = (name: string): string => `${name}.${Date.now()}@example.com`
