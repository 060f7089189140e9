import { expect, test } from 'vitest'
import { addDays, monthOf } from '#shared/dates/calendar-date'
import { longDate, monthLabel } from '#shared/format/dates'
import { visitor } from './support/browser'
import { startOfFreeChain, storedTrip } from './support/free-nights'
import { assignNewClient, newAddress } from './support/new-client'

const visit = visitor({ keepsFiles: true })

test('an agency without the second builder builds a trip, creates its client and gets its quote', async () => {
  const page = await visit.signIn('peter@tembeadirect.com')
  await page.waitForURL('**/builder')
  const night = await startOfFreeChain(page, ['JAO', 'MOMBO'])
  const pick = (date: typeof night) => page.getByRole('gridcell', { name: longDate(date) }).click()
  const search = page.getByPlaceholder('Search accommodations')
  const open = async (name: string) => {
    await search.fill(name)
    await page.getByRole('heading', { name, exact: true }).waitFor()
    await page
      .getByRole('button', { name: /^View Detail/ })
      .first()
      .click()
  }

  await page.getByRole('button', { name: /^Travel date/ }).click()
  const [year = '', month = ''] = night.split('-')
  await page.getByLabel('Year').selectOption(year)
  await page.getByLabel('Month').selectOption({ index: Number(month) - 1 })
  await pick(night)
  await page.getByRole('button', { name: 'Done' }).click()

  await open('Jao Camp')
  const camp = page.getByRole('dialog', { name: 'Jao Camp' })
  await camp.getByText(/^From \$[\d,]+ per person$/).waitFor()
  expect((await camp.getByRole('grid').boundingBox())?.width).toBe(282)
  await pick(night)
  await pick(addDays(night, 1))
  await camp.getByText('0 rooms · 2 adults unassigned').waitFor()
  await camp.getByRole('button', { name: 'Select Rooms' }).click()
  await camp
    .getByRole('button', { name: /^Add Room/, disabled: false })
    .first()
    .click()
  const modal = page.getByRole('dialog', { name: 'Add Travelers to Room' })
  expect(await modal.getByRole('button', { name: 'Add Room' }).isDisabled()).toBe(true)
  await modal.getByRole('button', { name: 'Fill room' }).click()
  await modal.getByRole('button', { name: 'Add Room' }).click()
  await camp.getByText('1 room · No unassigned travelers').waitFor()
  const locked = page.getByRole('gridcell', { name: longDate(night) })
  expect(await locked.getAttribute('aria-label')).toContain(
    'There are rooms assigned, so modifications cannot be made.',
  )
  await camp.getByRole('button', { name: 'Done Selecting' }).first().click()
  await camp.getByRole('button', { name: 'View All Accommodations' }).click()

  await open('Own Accommodation')
  const own = page.getByRole('dialog', { name: 'Own Accommodation' })
  await pick(addDays(night, 2))
  await own.getByRole('button', { name: 'Done Editing' }).click()
  await own.getByText('You must select a region').waitFor()
  await page
    .getByRole('button', { name: /^Not all own arranged accommodations have a region selected/ })
    .click()
  const waits = page.getByRole('dialog', { name: 'Before you can get a quote' })
  await waits
    .getByText('Not all own arranged accommodations have a region selected', { exact: true })
    .waitFor()
  await waits.getByText('No client is selected', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await own.getByLabel('Region').fill('okav')
  await page.getByRole('option', { name: /Okavango Delta/ }).click()
  await own.getByRole('button', { name: 'Done Editing' }).click()
  await own.getByRole('button', { name: 'Edit', exact: true }).waitFor()

  await assignNewClient(page, {
    firstName: 'Lwazi',
    lastName: 'Dube',
    email: newAddress('lwazi.dube'),
  })
  expect(await page.evaluate(() => document.cookie)).toMatch(/CLIENT_ID=cli_/)
  await page.getByRole('button', { name: 'Generate Quote' }).click()

  await page.waitForURL(/\/itinerary\/edit\/itn_/)
  const id = page.url().split('/').at(-1) ?? ''
  await expect
    .poll(async () => (await storedTrip(page, id)).state, { timeout: 30_000 })
    .toBe('quote')
  const trip = await storedTrip(page, id)
  expect(trip.name).toBe('Botswana Adventure')
  expect(trip.finance.sell).toBeGreaterThan(0)
  expect(trip.itinerary.segments).toMatchObject([
    { type: 'stay', supplierCode: 'JAO', startDate: night, endDate: addDays(night, 2) },
    {
      type: 'stay',
      supplierCode: 'OWN',
      arrangedBy: 'Agent',
      description: 'Own Arranged Accommodation',
    },
  ])
})

test('without a connection a trip is edited and another is built, and both are stored on return', async () => {
  const lost = 'console: Failed to load resource: net::'
  visit.allowComplaints(`${lost}ERR_INTERNET_DISCONNECTED`, `${lost}ERR_FAILED`)
  const page = await visit.signIn('naledi@marulajourneys.com', '/itinerary/edit/itn_hartleyfamily')
  const rate = page.getByRole('textbox', { name: 'Land rate in percent' })
  await rate.waitFor()
  const keptFiles = () =>
    page.evaluate(async () =>
      (await (await caches.open('tembea-files')).keys()).map(({ url }) => url),
    )
  await expect
    .poll(async () => (await keptFiles()).join(' '), { timeout: 60_000 })
    .toMatch(
      /^(?=.*\/builder( |$))(?=.*AssignClientDialog)(?=.*BuilderDrawer)(?=.*CampOverlay)(?=.*StayPrice)/,
    )
  await page.reload()
  await rate.waitFor()
  await page.waitForLoadState('networkidle')
  const before = (await storedTrip(page, 'itn_hartleyfamily')).rates.land

  await page.context().setOffline(true)
  await page.reload()
  await rate.fill(String(before + 1))
  await page.keyboard.press('Tab')
  await page
    .getByText(/We can’t reach Tembea/)
    .first()
    .waitFor()
  await page.context().setOffline(false)
  await expect
    .poll(async () => (await storedTrip(page, 'itn_hartleyfamily')).rates.land)
    .toBe(before + 1)

  const night = await startOfFreeChain(page, ['JAO', 'MOMBO'])
  const pick = (date: typeof night) => page.getByRole('gridcell', { name: longDate(date) }).click()
  const open = async () => {
    await page.getByRole('heading', { name: 'Jao Camp', exact: true }).waitFor()
    await page.getByRole('button', { name: /^View Detail/ }).click()
  }
  await page.goto(new URL('/builder', page.url()).href)
  await page.getByPlaceholder('Search accommodations').fill('Jao Camp')
  await open()
  const label = page.getByText(monthLabel(monthOf(night)))
  while (!(await label.isVisible())) await page.getByRole('button', { name: 'Next month' }).click()
  await page
    .getByRole('button', { name: /^Add Room|^Select Dates/ })
    .first()
    .waitFor()
  await pick(night)
  await page.getByRole('button', { name: 'Add Client' }).waitFor()
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('gridcell', { name: longDate(addDays(night, 1)) }).click()
  await page.getByText('0 rooms · 2 adults unassigned').waitFor()
  await page.getByRole('button', { name: 'Select Rooms' }).click()
  await page
    .getByRole('button', { name: /^Add Room/, disabled: false })
    .first()
    .click()
  await page.getByRole('button', { name: 'Fill room' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Room' }).last().click()
  await page.getByRole('button', { name: 'Add Client' }).click()
  await page.getByRole('radio').first().click()
  await page.getByRole('button', { name: 'Assign Client' }).click()
  await page.getByRole('button', { name: 'Generate Quote' }).click()
  await page.getByText('It will be sent when you’re back online').waitFor()
  await page.context().setOffline(false)
  await page.waitForURL(/\/itinerary\/edit\/itn_/)
  expect(
    (await storedTrip(page, page.url().split('/').at(-1) ?? '')).itinerary.segments,
  ).toMatchObject([
    { type: 'stay', supplierCode: 'JAO', startDate: night, endDate: addDays(night, 2) },
  ])
})

test('camps are found by what they have, and on a map', async () => {
  const page = await visit.signIn('peter@tembeadirect.com')
  const count = page.getByRole('status').filter({ hasText: /^\d+$/ })
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByLabel('Price per night').selectOption('Up to $600')
  await filters.getByLabel('Accepts children aged').selectOption('6')
  await filters.getByRole('button', { name: 'Mokoro' }).click()
  await filters.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Filters, 3 chosen' }).waitFor()

  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const map = page.getByRole('region', { name: 'Map of accommodations' })
  const pins = map.getByRole('list', { name: 'Accommodations on the map' }).getByRole('button')
  await pins.first().waitFor()
  const inPins = async () =>
    (await pins.allInnerTexts()).reduce((sum, text) => sum + Number(text || 1), 0)
  await expect.poll(async () => (await inPins()) - Number(await count.innerText())).toBe(0)
  const found = await count.innerText()

  await map.getByRole('button', { name: 'Zoom in' }).click()
  await pins.filter({ hasText: /^$/ }).first().click()
  const opened = map.getByRole('list', { name: 'Accommodations at this pin' })
  const line = await opened.getByRole('listitem').boundingBox()
  const button = await opened.getByRole('button', { name: /^View Detail/ }).boundingBox()
  expect(line?.height).toBeGreaterThanOrEqual(button?.height ?? Number.POSITIVE_INFINITY)

  await page.getByRole('button', { name: 'Remove Mokoro' }).click()
  await count.filter({ hasNotText: new RegExp(`^${found}$`) }).waitFor()
})

test('several nights are chosen by a drag or with the shift key, and Escape ends a drag', async () => {
  const page = await visit.signIn('peter@tembeadirect.com')
  const openOwn = async () => {
    await page.getByPlaceholder('Search accommodations').fill('Own Accommodation')
    await page
      .getByRole('article')
      .filter({ hasText: 'Own Accommodation' })
      .getByRole('button', { name: /^View Detail/ })
      .click()
    await page.getByRole('button', { name: 'Next month' }).click()
  }
  await openOwn()
  const grid = page.getByRole('grid')
  const dayAt = (day: number) => grid.locator(`[data-date$="-${String(day).padStart(2, '0')}"]`)
  const middleOf = async (day: number) => {
    const box = await dayAt(day).boundingBox()
    if (box === null) throw new Error(`Day ${day} is not shown.`)
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const selected = () =>
    grid
      .getByRole('gridcell', { selected: true })
      .evaluateAll((cells) =>
        cells.map((cell) => Number((cell as HTMLElement).dataset.date?.slice(8))),
      )
  await page.mouse.move(...(await middleOf(10)))
  await page.mouse.down()
  await page.mouse.move(...(await middleOf(14)), { steps: 5 })
  expect(await selected()).toEqual([])
  await page.mouse.up()
  expect(await selected()).toEqual([10, 11, 12, 13, 14])
  await dayAt(20).click()
  await dayAt(22).click({ modifiers: ['Shift'] })
  expect(await selected()).toEqual([10, 11, 12, 13, 14, 20, 21, 22])
  await dayAt(12).click()
  expect(await selected()).toEqual([10, 11, 13, 14, 20, 21, 22])

  await page.mouse.move(...(await middleOf(23)))
  await page.mouse.down()
  await page.mouse.move(...(await middleOf(26)))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await selected()).toEqual([10, 11, 13, 14, 20, 21, 22])
})
