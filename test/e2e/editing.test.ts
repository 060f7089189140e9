import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { type StoredTrip, storedTrip } from './support/free-nights'
import { comesTo, holdRooms, quoteOfTwoCamps } from './support/quoted-trip'

const visit = visitor()

test('stays are stretched, carried, given other rooms and swapped, by mouse and by keys', async () => {
  const { page, stored } = await aTripIn(
    await visit.signIn('naledi@marulajourneys.com'),
    'Stays on the move',
  )
  const nights = async () =>
    (await stays(stored)).map(({ startDate, endDate }) => `${startDate} ${endDate}`)
  const before = await nights()
  const edge = page.getByRole('slider', { name: 'Last night at Jao Camp' })

  await edge.focus()
  await page.keyboard.press('ArrowDown')
  expect(await edge.getAttribute('aria-valuetext')).toMatch(/^3 nights, until /)
  await page.getByText('About $').first().waitFor()
  await page.keyboard.press('Escape')
  expect(await edge.getAttribute('aria-valuenow')).toBe('2')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const later = (dates: string) => dates.split(' ').map((date) => addDays(calendarDate(date), 1))
  const [jao = '', lebombo = ''] = before
  await expect
    .poll(nights)
    .toEqual([`${jao.split(' ')[0]} ${later(jao)[1]}`, later(lebombo).join(' ')])

  await dragBy(page, edge, -52)
  await expect.poll(nights).toEqual(before)

  const handle = page.getByRole('slider', { name: 'Last night at Jao Camp' })
  const { width = 0, height = 0 } = (await handle.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  await page.emulateMedia({ forcedColors: 'active' })
  const outlineOf = (part: Locator) =>
    part.evaluate((element) => Number.parseInt(getComputedStyle(element).outlineWidth))
  await handle.focus()
  expect(await outlineOf(handle)).toBeGreaterThanOrEqual(2)
  expect(
    await outlineOf(page.getByRole('button', { name: 'Days', pressed: true })),
  ).toBeGreaterThanOrEqual(2)
  await page.emulateMedia({ forcedColors: 'none' })

  await page.getByRole('button', { name: 'Move Jao Camp' }).focus()
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect.poll(async () => (await stays(stored))[0]?.supplierCode).toBe('LEBOMBO')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(nights).toEqual(before)

  await page.getByRole('button', { name: 'Edit rooms at Jao Camp' }).click()
  const rooms = page.getByRole('dialog', { name: 'Rooms at Jao Camp' })
  await rooms.getByRole('button', { name: 'Fewer adults' }).click()
  await rooms.getByText('1 adult without a room').waitFor()
  await rooms.getByRole('button', { name: 'Add room' }).click()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save rooms' }).click()
  await expect
    .poll(async () => (await stays(stored))[0]?.rooms)
    .toMatchObject([{ adults: 1 }, { adults: 1 }])

  await fromMenu(page, 'Actions for Singita Lebombo', 'Swap camp')
  await chooseCamp(page)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: /^Swap for / }).click()
  await expect.poll(async () => (await stays(stored))[1]?.supplierCode).not.toBe('LEBOMBO')

  await fromMenu(page, 'Add', 'Add camp at end')
  await chooseCamp(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add \S/ })
    .click()
  await expect.poll(async () => (await stays(stored)).length).toBe(3)
  expect((await stored()).itinerary.endDate).toBe(
    addDays(calendarDate(before[1]?.split(' ')[1] ?? ''), 2),
  )
})

test('every other kind of segment is added, priced, hidden and taken away; then the dates slide and the trip is held', async () => {
  const { page, id, stored } = await aTripIn(
    await visit.signIn('naledi@marulajourneys.com'),
    'All kinds',
  )
  const [jao, lebombo] = await stays(stored)
  const kinds = async () => (await stored()).itinerary.segments.map(({ type }) => type).sort()

  await page.getByRole('button', { name: 'Other ways' }).click()
  const dialog = page.getByRole('dialog')
  await choose(page, 'Type', 'Charter flight')
  await choose(page, 'From', 'Maun Airport (MUB)')
  await choose(page, 'To', 'Kasane Airport (BBK)')
  await dialog.getByLabel('Departs, local time').fill('22:40')
  await dialog.getByRole('button', { name: /^Charter flight/ }).click()
  await choose(page, 'Flight status', 'Delayed')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Maun to Kasane', { exact: true }).waitFor()
  await page.getByText('Delayed, entered by agent').waitFor()
  const flight = async () =>
    (await stored()).itinerary.segments.find(({ type }) => type === 'chartered')
  await expect
    .poll(flight)
    .toMatchObject({ fromHubCode: 'MUB', departureTime: '22:40', flightStatus: 'delayed' })
  expect((await flight())?.endDate).toBe(addDays(calendarDate(lebombo?.startDate ?? ''), 1))

  for (const [kind, name] of [
    ['Road transfer', 'A drive'],
    ['Scheduled flight', 'A hop'],
    ['Arrival', 'Arrive in Maun'],
    ['Departure', 'Leave from Johannesburg'],
    ['Extra charge', 'Planning fee'],
  ] as const) {
    await fromMenu(page, 'Add', kind)
    await dialog.getByLabel(/^Name/).fill(name)
    if (kind === 'Extra charge') await dialog.getByLabel('Cost').fill('120')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText(name).first().waitFor()
  }

  await fromMenu(page, 'Add', 'Activity or service')
  await dialog.getByLabel('From', { exact: true }).fill(jao?.startDate ?? '')
  await dialog
    .getByRole('group', { name: /^Activities around Jao Camp/ })
    .getByRole('button')
    .first()
    .click()
  await choose(page, 'Type', 'Service')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()

  await fromMenu(page, 'Add', 'Self-arranged stay')
  const { endDate } = (await stored()).itinerary
  await dialog.getByLabel('From', { exact: true }).fill(endDate)
  await dialog.getByLabel('Accommodation name').fill('With friends in Hermanus')
  await dialog.getByLabel('Cost (optional)').fill('80')
  await dialog.getByLabel('Region').click()
  await page.getByRole('option').nth(3).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect
    .poll(kinds)
    .toEqual([
      'chartered',
      'entry',
      'exit',
      'price',
      'road',
      'scheduled',
      'service',
      'stay',
      'stay',
      'stay',
    ])
  await expect
    .poll(async () => (await stored()).itinerary.endDate)
    .toBe(addDays(calendarDate(endDate), 1))

  await fromMenu(page, 'Actions for Planning fee', 'Hide from client')
  await fromMenu(page, 'Actions for Planning fee', 'Override sell price')
  await dialog.getByLabel('Sell price in USD').fill('99.50')
  await dialog.getByLabel('Reason').fill('A returning guest')
  await dialog.getByRole('button', { name: 'Set sell price' }).click()
  await fromMenu(page, 'Actions for With friends in Hermanus', 'Charge to client')
  await fromMenu(page, 'Actions for A hop', 'Remove')
  const fee = async () => (await stored()).itinerary.segments.find(({ type }) => type === 'price')
  await expect.poll(fee).toMatchObject({
    hideFromClient: true,
    sellOverride: 9950,
    sellOverrideReason: 'A returning guest',
  })
  await expect.poll(kinds).not.toContain('scheduled')

  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Find other dates' }).click()
  const cheapest = dialog
    .getByRole('region', { name: 'Five lowest-priced start dates' })
    .getByRole('listitem')
  const move = cheapest.filter({ has: page.getByRole('button', { name: /^Use date/ }) }).first()
  const promised = Number(/\$([\d,.]+)/.exec(await move.innerText())?.[1]?.replace(/\D/g, ''))
  await move.getByRole('button', { name: /^Use date/ }).click()
  await expect.poll(async () => (await stored()).itinerary.startDate).not.toBe(jao?.startDate)
  await expect.poll(async () => (await stored()).finance.sell).toBe(promised)
  await comesTo(page, { id, state: 'quote' })

  await holdRooms(page)
  await comesTo(page, { id, state: 'provisional' })
  await page
    .getByText('Rooms are held, so stays, flights and transfers can’t be changed.')
    .waitFor()
  expect(await page.getByRole('slider', { name: /night at/ }).count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})

async function aTripIn(page: Page, name: string) {
  const id = await quoteOfTwoCamps(page, name)
  await page.goto(new URL(`/itinerary/edit/${id}`, page.url()).href)
  await page.getByRole('slider', { name: 'Last night at Jao Camp' }).waitFor()
  return { page, id, stored: () => storedTrip(page, id) }
}

async function stays(stored: () => Promise<StoredTrip>) {
  const { segments } = (await stored()).itinerary
  return segments
    .filter(({ type }) => type === 'stay')
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
}

async function fromMenu(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** The first camp of the list, anywhere, that has rooms for everybody. */
async function chooseCamp(page: Page): Promise<void> {
  await page.getByRole('radio', { disabled: false }).first().check()
}

async function dragBy(
  page: Page,
  handle: ReturnType<Page['getByRole']>,
  pixels: number,
): Promise<void> {
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  if (box === null) throw new Error('The handle is not there')
  const [x, y] = [box.x + 12, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + pixels, { steps: 4 })
  await page.mouse.up()
}

/** Opens a list of the dialog and takes one of it. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(field, { exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
