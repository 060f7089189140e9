import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { schemaScripts } from './support/scripts'

const visit = visitor()

test('a client is added over the list, edited in place by two people, archived, and found by Ctrl K', async () => {
  const page = await visit.signIn('thabo@marulajourneys.com', '/clients?status=lead')
  await page.getByRole('list', { name: 'Clients' }).waitFor()
  expect(await schemaScripts(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('link', { name: 'Add client' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add client' })
  await page.getByRole('list', { name: 'Clients', includeHidden: true }).waitFor()
  await dialog.getByRole('button', { name: 'Add client' }).click()
  for (const text of ['First name is required', 'Last name is required', 'Email is required'])
    await dialog.getByText(text).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL(/\/clients\?status=lead$/)
  expect(await page.title()).toBe('My Clients · Tembea')
  await page.getByRole('link', { name: 'Add client' }).click()
  const email = `wanjiru${Date.now()}@example.com`
  for (const [label, text] of [
    ['First name', 'Wanjiru'],
    ['Last name', 'Kamau'],
    ['Email', email],
  ] as const)
    await dialog.getByLabel(label).fill(text)
  await dialog.getByRole('button', { name: 'Add client' }).click()
  await page.waitForURL(/\/clients\/cli_/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  visit.expectComplaints(`409 /api/Clients/${id}`)

  const colleague = await visit.signIn('thabo@marulajourneys.com', page.url())
  await stored(colleague, () => colleague.getByLabel('Phone').fill('+254 20 555 0100'))
  await stored(page, () => page.getByLabel('Last name').fill('Kamau-Otieno'))
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('+254 20 555 0100')
  await colleague.getByLabel('Last name').fill('Kamau Otieno')
  await colleague.getByText('A colleague also changed last name').waitFor()
  expect(await axeFindings(colleague)).toEqual([])
  await stored(colleague, () => colleague.getByRole('button', { name: 'Keep mine' }).click())
  await colleague.getByRole('heading', { level: 1, name: 'Wanjiru Kamau Otieno' }).waitFor()

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Wanjiru Kamau Otieno' }).waitFor()
  await page.getByLabel('New note').fill('Window seats')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('list', { name: 'Notes' }).getByText('Window seats').waitFor()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Planning' }).click()
  await page.getByRole('button', { name: 'Updates', exact: true }).click()
  await page.getByText('Status set to Planning').waitFor()
  await page.getByRole('button', { name: 'Actions for Wanjiru Kamau Otieno', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Archive client' }).click()
  await page.getByRole('list', { name: 'Updates' }).getByText('Archived').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByText('Restored', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('kamau ot')
  await page.getByRole('option', { name: /Wanjiru Kamau Otieno/ }).waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Trips', exact: true }).click()
  await page.getByRole('button', { name: 'Build itinerary for this client' }).click()
  await page.getByRole('heading', { name: 'Accommodations' }).waitFor()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'CLIENT_ID')).toMatchObject({
    value: id,
    sameSite: 'Strict',
  })

  await page.goto(new URL(`/clients/${id}`, page.url()).href)
  await page.getByRole('button', { name: 'Actions for Wanjiru Kamau Otieno', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete client' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete client' }).click()
  await page.waitForURL(/\/clients$/)
})

/** Does something and waits until its edit is stored. */
async function stored(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (reply) => reply.request().method() === 'PATCH' && reply.status() === 200,
  )
  await act()
  await answer
}
