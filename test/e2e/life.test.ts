import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addDays } from '#shared/dates/calendar-date'
import { visitor } from './support/browser'
import { startOfFreeChain, storedTrip } from './support/free-nights'

const visit = visitor()

test('a quote is held, its deposit paid by card, confirmed, its balance wired, and another trip cancelled', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  const id = await quoteOfTwoCamps(page)
  await page.goto(new URL(`/itinerary/edit/${id}`, page.url()).href)

  await page.getByRole('button', { name: 'Hold rooms' }).click()
  await comesTo(page, { id, state: 'provisional' })
  await page.getByText(/^WND-/).first().waitFor()

  await page.getByRole('button', { name: 'Generate payments' }).click()
  await page.getByRole('button', { name: 'Collect the deposit' }).click()
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

  await page.getByRole('button', { name: 'Collect the balance' }).click()
  await page.getByRole('menuitem', { name: 'Mark as paid by wire' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await expect.poll(async () => isPaid(page, id), { timeout: 15_000 }).toBe(true)

  const other = await quoteOfTwoCamps(page)
  await page.goto(new URL(`/itinerary/edit/${other}`, page.url()).href)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /^Cancel/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel / })
    .click()
  await comesTo(page, { id: other, state: 'cancelled' })
})

async function comesTo(page: Page, { id, state }: { id: string; state: string }): Promise<void> {
  await expect.poll(async () => (await storedTrip(page, id)).state, { timeout: 20_000 }).toBe(state)
}

async function isPaid(page: Page, id: string): Promise<boolean> {
  const { finance } = await storedTrip(page, id)
  return finance.paid >= finance.sell && finance.sell > 0
}

/** Stores a trip to two camps that are free, as the builder would, and has it quoted. */
async function quoteOfTwoCamps(page: Page): Promise<string> {
  const start = await startOfFreeChain(page, ['JAO', 'LEBOMBO'])
  const stays = [
    { supplierCode: 'JAO', startDate: start, endDate: addDays(start, 2) },
    { supplierCode: 'LEBOMBO', startDate: addDays(start, 2), endDate: addDays(start, 4) },
  ]
  const id = await page.evaluate(async (wanted) => {
    const token = decodeURIComponent(/(?:^|; )TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const call = async (path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json', authorization: token }
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    const segments = []
    for (const stay of wanted) {
      const { rooms } = await call('/api/Availability/getBySupplier', stay)
      const free = rooms.find(
        (room: { available: number | null; price: number | null }) => (room.available ?? 0) > 0 && room.price,
      )
      segments.push({ type: 'stay', ...stay, rooms: [{ optionKey: free.optionKey, adults: 2, children: 0 }] })
    }
    const [startDate, endDate] = [wanted[0]?.startDate, wanted.at(-1)?.endDate]
    const itinerary = { adults: 2, children: 0, startDate, endDate, segments }
    const trip = await call('/api/Itineraries', {
      name: 'A whole life',
      clientId: 'cli_eleanor',
      startDate,
      endDate,
      itinerary,
    })
    await call('/api/WindowAPIs/GetQuote', { itineraryId: trip.id })
    return String(trip.id)
  }, stays)
  await comesTo(page, { id, state: 'quote' })
  return id
}
