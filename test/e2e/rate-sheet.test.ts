import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addDays, addMonths, firstDayOf, monthOf } from '#shared/dates/calendar-date'
import { dateInZone } from '#shared/dates/zoned-time'
import { pdfOf } from '../shared/pdf-tables/paper'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { storedTrip } from './support/free-nights'
import { comesTo } from './support/quoted-trip'
import { workbook } from './support/workbook'

const visit = visitor()
const start = firstDayOf(addMonths(monthOf(dateInZone(new Date(), 'UTC')), 7))

test('a supplier’s sheet with an offer is read, its impact seen, published, and the next quote priced and explained by it', async () => {
  const agent = await visit.signIn('naledi@marulajourneys.com')
  const earlier = await storedTrip(agent, await quoteOfLagoon(agent))

  const page = await visit.signIn('content@tembeadirect.com', '/rate-sheets')
  const [end, later] = [addDays(start, 30), addDays(start, 40)]
  const rows = [
    ['KWANDO SAFARIS: INTERNATIONAL STO RATES, USD, VAT INCLUDED'],
    ['Per person per night sharing, fully inclusive'],
    ['', 'GREEN', 'HIGH'],
    ['', `${start} to ${end}`, `${later} to ${addDays(later, 30)}`],
    ['LAGOON CAMP'],
    ['Tent, pp sharing', 3000, 4000],
    ['Single supplement', 'nil', '30%'],
    ['STAY 4 PAY 3: Lagoon, green'],
  ]
  const sheet = {
    name: 'Kwando_STO.xlsx',
    mimeType: 'application/octet-stream',
    buffer: workbook(rows),
  }
  await page.getByLabel('Rate sheet', { exact: true }).setInputFiles(sheet)
  await page
    .getByRole('region', { name: 'The sheet' })
    .getByText('STAY 4 PAY 3: Lagoon, green')
    .waitFor()
  await page.getByRole('list', { name: 'Lines understood' }).getByText('Stay 4, pay 3').waitFor()
  await page.getByRole('button', { name: /^Answer \d+ questions to publish$/ }).waitFor()
  const answer = (question: string | RegExp, label: string) =>
    page.getByRole('group', { name: question }).getByLabel(label, { exact: true }).check()
  await answer(/^Which rate applies/, 'Not for sale')
  await answer('What do children pay?', 'As adults')
  await answer('What do infants under 2 pay?', 'Nothing')
  await expect.poll(() => page.getByLabel('Camp for LAGOON CAMP').inputValue()).toBe('Lagoon Camp')
  const rooms = page.getByRole('group', { name: 'Rooms for LAGOON CAMP, Tent' })
  const { optionKey } = earlier.itinerary.segments[0]?.rooms[0] ?? {}
  await rooms.locator(`input[value="${optionKey}"]`).check()
  await rooms.getByRole('button', { name: 'Figures of LAGOON CAMP, Tent' }).click()
  const figures = page.getByRole('region', { name: 'Figures of LAGOON CAMP, Tent' })
  await figures.getByRole('button', { name: 'Show B6 in the sheet' }).click()
  expect(await page.locator('td.chosen').textContent()).toMatch(/3,000$/)
  for (const agree of await page.getByLabel('Remove them').all()) await agree.check()
  const impact = page.getByRole('region', { name: 'Impact on open quotes' })
  await impact.getByText('1 open quote changes', { exact: false }).waitFor()
  await impact.getByText('Marula Journeys').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish rates of 1 room' }).click()
  await page.getByText('Rates published.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).focus() // the message stays while it has the focus, however long the quote takes

  const id = await quoteOfLagoon(agent)
  const [stay] = (await storedTrip(agent, id)).itinerary.segments
  expect(stay).toMatchObject({ costAmount: '18000.00', currency: 'USD' }) // 3 nights × 2 guests × 3,000; the fourth is free
  expect(earlier.itinerary.segments[0]?.costAmount).not.toBe(stay?.costAmount)
  await agent.goto(new URL(`/itinerary/edit/${id}`, agent.url()).href)
  await agent
    .getByRole('button', { name: /Lagoon Camp, sell/ })
    .first()
    .click()
  await agent
    .getByRole('dialog', { name: /Why this price/ })
    .getByText('1 night free (stay 4, pay 3)', { exact: false })
    .waitFor()

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Rates taken back.').waitFor()
})

/** Stores a trip of four nights at Lagoon Camp, and has it quoted. */
async function quoteOfLagoon(page: Page): Promise<string> {
  const stay = { supplierCode: 'LAGOON', startDate: start, endDate: addDays(start, 4) }
  const id = await page.evaluate(async (wanted) => {
    const token = decodeURIComponent(/(?:^|; )TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const call = async (path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json', authorization: token }
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    const { rooms } = await call('/api/Rooms/getBySupplier', { supplierCode: wanted.supplierCode })
    const segments = [
      {
        type: 'stay',
        ...wanted,
        rooms: [{ optionKey: rooms[0].optionKey, adults: 2, children: 0 }],
      },
    ]
    const { startDate, endDate } = wanted
    const itinerary = { adults: 2, children: 0, startDate, endDate, segments }
    const trip = await call('/api/Itineraries', {
      name: 'Lagoon',
      clientId: 'cli_eleanor',
      startDate,
      endDate,
      itinerary,
    })
    await call('/api/WindowAPIs/GetQuote', { itineraryId: trip.id })
    return String(trip.id)
  }, stay)
  await comesTo(page, { id, state: 'quote' })
  return id
}

test('a supplier’s PDF is read by the places of its words, each figure shown on its page', async () => {
  const page = await visit.signIn('content@tembeadirect.com', '/rate-sheets')
  const bytes = await pdfOf((paper) => {
    paper.text('LAGOON CAMP', 40, 40, { size: 14 })
    paper.text('STO rates 2027, USD per person sharing, international, VAT included', 40, 64)
    paper.text('1 Jan – 31 May', 250, 90, { align: 'center' })
    paper.text('1 Jun – 31 Dec', 350, 90, { align: 'center' })
    paper.text('Tent', 40, 106)
    paper.text('780', 262, 106, { align: 'right' })
    paper.text('1,480', 362, 106, { align: 'right' })
  })
  await page.getByLabel('Rate sheet', { exact: true }).setInputFiles({
    name: 'Lagoon.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  })
  await page.getByRole('img', { name: 'Page 1' }).waitFor()
  const lines = page.getByRole('list', { name: 'Lines understood' })
  await lines.getByRole('button', { name: /LAGOON CAMP, Tent.*780 – 1,480/ }).click()
  const spot = await page.locator('[data-cell="C4"]').boundingBox()
  const canvas = await page.getByRole('img', { name: 'Page 1' }).boundingBox()
  const share = ((spot?.x ?? 0) - (canvas?.x ?? 0)) / (canvas?.width ?? 1)
  expect(share).toBeCloseTo((362 - 24) / 595, 1)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Cells read' }).click()
  expect(await page.locator('td.chosen').last().textContent()).toMatch(/1,480$/)
})
