import type { Page } from 'playwright'
import { expect } from 'vitest'
import { addDays } from '#shared/dates/calendar-date'
import { startOfFreeChain, storedTrip } from './free-nights'

/** Waits until a trip is stored in a state. */
export async function comesTo(
  page: Page,
  { id, state }: { id: string; state: string },
): Promise<void> {
  await expect.poll(async () => (await storedTrip(page, id)).state).toBe(state)
}

/** Stores a trip to two camps that are free, as the builder would, and has it quoted. */
export async function quoteOfTwoCamps(
  page: Page,
  name: string,
  clientId = 'cli_eleanor',
): Promise<string> {
  const start = await startOfFreeChain(page, ['JAO', 'LEBOMBO'])
  const stays = [
    { supplierCode: 'JAO', startDate: start, endDate: addDays(start, 2) },
    { supplierCode: 'LEBOMBO', startDate: addDays(start, 2), endDate: addDays(start, 4) },
  ]
  const id = await page.evaluate(
    async ({ wanted, title, clientId }) => {
      const token = decodeURIComponent(/(?:^|; )TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      const call = async (path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json', authorization: token }
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      }
      const segments = []
      for (const stay of wanted) {
        const { rooms } = await call('/api/Availability/getBySupplier', stay)
        const free = rooms.find(
          (room: { available: number | null; price: number | null }) =>
            (room.available ?? 0) > 0 && room.price,
        )
        segments.push({
          type: 'stay',
          ...stay,
          rooms: [{ optionKey: free.optionKey, adults: 2, children: 0 }],
        })
      }
      const [startDate, endDate] = [wanted[0]?.startDate, wanted.at(-1)?.endDate]
      const itinerary = { adults: 2, children: 0, startDate, endDate, segments }
      const trip = await call('/api/Itineraries', {
        name: title,
        clientId,
        startDate,
        endDate,
        itinerary,
      })
      await call('/api/WindowAPIs/GetQuote', { itineraryId: trip.id })
      return String(trip.id)
    },
    { wanted: stays, title: name, clientId },
  )
  await comesTo(page, { id, state: 'quote' })
  return id
}

/** Holds the rooms of a trip that goes from camp to camp without a transfer between them. */
export async function holdRooms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hold rooms' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hold anyway' }).click()
}
