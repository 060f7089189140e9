import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addDays } from '#shared/dates/calendar-date'
import { dateInZone } from '#shared/dates/zoned-time'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { storedTrip } from './support/free-nights'
import { linkIn } from './support/mail'
import { comesTo } from './support/quoted-trip'
import { schemaScripts } from './support/scripts'

const visit = visitor()
const name = 'Asked of a camp'

test('a camp answers a request by the link of its mail, without an account, and the agent has the rooms', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  const id = await heldOnRequest(page)
  await page.goto(new URL(`/itinerary/edit/${id}`, page.url()).href)
  const messages = page.locator('#messages')
  await messages.getByRole('button', { name: 'Consultant' }).click()
  await messages.getByRole('textbox').fill('A tent with a view, please.')
  await page.keyboard.press('Control+Enter')
  const link = await linkIn(page, 'A tent with a view', /\/reply\/[\w~-]+/)

  const camp = await visit.open(new URL(link).pathname)
  await camp.getByRole('heading', { name: /^Does .* have these rooms\?$/ }).waitFor()
  await camp.getByText('2 adults', { exact: true }).waitFor()
  expect(await axeFindings(camp)).toEqual([])
  expect(await schemaScripts(camp)).toEqual([])
  await camp.setViewportSize({ width: 390, height: 844 })
  const sideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await camp.evaluate(sideways)).toBe(false)
  await camp.getByLabel('Note (optional)').fill('Confirmation 4711')
  await camp.getByRole('button', { name: 'Yes, we have them' }).click()
  await camp.getByText('You said that you have the rooms').waitFor()
  await camp.reload()
  await camp.getByText('Confirmation 4711').waitFor()
  expect(await camp.getByRole('button', { name: /^(Yes|No), / }).count()).toBe(0)

  const [stay] = (await storedTrip(page, id)).itinerary.segments
  expect(stay?.inventoryStatus).toBe('Provisional')
  await page.reload()
  await messages.getByRole('button', { name: /^Consultant/ }).click()
  await messages.getByText(/We have the rooms/).waitFor()
})

/** A held trip whose only camp has rooms on request. */
async function heldOnRequest(page: Page): Promise<string> {
  const from = addDays(dateInZone(new Date(), 'UTC'), 150)
  const days = Array.from(
    { length: 120 },
    (_, at) => [addDays(from, at), addDays(from, at + 2)] as const,
  )
  const id = await page.evaluate(
    async ({ days, name }) => {
      const token = decodeURIComponent(/(?:^|; )TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      const headers = { 'content-type': 'application/json', authorization: token }
      const call = async (path: string, body: unknown) =>
        (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      for (const supplierCode of ['MOMBO', 'JAO', 'KANANA'])
        for (const [startDate, endDate] of days) {
          const stay = { supplierCode, startDate, endDate }
          const { rooms } = await call('/api/Availability/getBySupplier', stay)
          const asked = rooms.find(
            (room: { available: number; price: number | null }) =>
              room.available === -1 && room.price,
          )
          if (asked === undefined) continue
          const segments = [
            {
              type: 'stay',
              ...stay,
              rooms: [{ optionKey: asked.optionKey, adults: 2, children: 0 }],
            },
          ]
          const itinerary = { adults: 2, children: 0, startDate, endDate, segments }
          const trip = await call('/api/Itineraries', {
            name,
            clientId: 'cli_eleanor',
            startDate,
            endDate,
            itinerary,
          })
          await call('/api/WindowAPIs/GetQuote', { itineraryId: trip.id })
          return String(trip.id)
        }
      throw new Error('no nights are on request')
    },
    { days, name },
  )
  await comesTo(page, { id, state: 'quote' })
  await page.evaluate(async (itineraryId) => {
    const token = decodeURIComponent(/(?:^|; )TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const headers = { 'content-type': 'application/json', authorization: token }
    await fetch('/api/WindowAPIs/GetHold', {
      method: 'POST',
      headers,
      body: JSON.stringify({ itineraryId }),
    })
  }, id)
  await comesTo(page, { id, state: 'provisional' })
  return id
}
