import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitor } from './support/browser'
import { storedTrip } from './support/free-nights'
import { comesTo, holdRooms, quoteOfTwoCamps } from './support/quoted-trip'

const visit = visitor()

test('a quote is held, its deposit paid by card, confirmed, its balance wired, and another trip cancelled', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  const id = await quoteOfTwoCamps(page, 'A whole life')
  await page.goto(new URL(`/itinerary/edit/${id}`, page.url()).href)

  await holdRooms(page)
  await comesTo(page, { id, state: 'provisional' })
  await page.getByText(/^WND-/).first().waitFor()

  await page.getByRole('button', { name: 'Generate payments' }).click()
  await page.getByRole('button', { name: 'Collect deposit' }).click()
  await page.getByRole('menuitem', { name: 'Pay by card now' }).click()
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expires (MM/YY)').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay / }).click()
  await comesTo(page, { id, state: 'confirm_requested' })

  await page.goto(new URL(`/itinerary/edit/${id}`, page.url()).href)
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm booking' }).click()
  await comesTo(page, { id, state: 'confirmed' })

  await page.getByRole('button', { name: 'Collect balance' }).click()
  await page.getByRole('menuitem', { name: 'Mark as paid by wire' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await expect.poll(async () => isPaid(page, id)).toBe(true)

  const other = await quoteOfTwoCamps(page, 'A whole life')
  await page.goto(new URL(`/itinerary/edit/${other}`, page.url()).href)
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Cancel/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel / })
    .click()
  await comesTo(page, { id: other, state: 'cancelled' })
})

async function isPaid(page: Page, id: string): Promise<boolean> {
  const { finance } = await storedTrip(page, id)
  return finance.paid >= finance.sell && finance.sell > 0
}
