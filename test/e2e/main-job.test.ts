import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { freePort } from '../../infra/local/engines/free-port'
import { signInByForm, visitor } from './support/browser'
import { startOfFreeChain, storedTrip } from './support/free-nights'
import { type Started, start } from './support/starts'

let folder: string
let port: number
let product: Started
const visit = visitor({ address: () => `http://localhost:${port}` })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-journey-'))
  cpSync(inject('demoData'), join(folder, 'data'), { recursive: true })
  port = await freePort()
  await begin()
})
afterAll(async () => {
  await end()
  rmSync(folder, { recursive: true, force: true })
})

test('a new user signs in, builds a trip from camps in two currencies, and finds the priced quote again after a restart', async () => {
  const page = await visit.open('/')
  await signInByForm(page, 'naledi@marulajourneys.com')
  await page.goto(`http://localhost:${port}/itinerary-builder`)
  const night = await startOfFreeChain(page, ['JAO', 'LEBOMBO'])
  await chooseDate(page, night)

  await addStay(page, { name: 'Jao Camp', nights: [night, addDays(night, 1)] })
  await addStay(page, { name: 'Singita Lebombo', nights: [addDays(night, 2), addDays(night, 3)] })
  await page.getByRole('button', { name: 'Add Client' }).click()
  await page.getByLabel('Search clients').fill('hartl')
  await page.getByRole('radio', { name: /Eleanor Hartley/ }).click()
  await page.getByRole('button', { name: 'Assign Client' }).click()
  await page.getByRole('button', { name: 'Get Quote' }).click()

  await page.waitForURL(/\/itinerary\/edit\/itn_/)
  const id = page.url().split('/').at(-1) ?? ''
  await expect.poll(async () => (await storedTrip(page, id)).state).toBe('quote')
  await showsSell(page, id)

  const quoted = await storedTrip(page, id)
  await page.getByRole('textbox', { name: 'Land rate in percent' }).fill('25')
  await page.keyboard.press('Tab')
  const version = async () => (await storedTrip(page, id)).version
  await expect.poll(version).toBeGreaterThan(quoted.version)
  await page.getByText(/^Saved \d/).waitFor()
  await showsSell(page, id)
  expect((await storedTrip(page, id)).finance.sell).toBeGreaterThan(quoted.finance.sell)

  await page.getByRole('button', { name: /^Sell: \d/ }).click()
  await page.getByRole('dialog', { name: /Why this price/ }).waitFor()
  await page.keyboard.press('Escape')

  const address = page.url()
  await page.goto('about:blank')
  await end()
  await begin()
  await page.goto(address)
  await showsSell(page, id)
})

async function chooseDate(page: Page, date: CalendarDate): Promise<void> {
  await page.getByRole('button', { name: /Select Date/ }).click()
  const [year = '', month = ''] = date.split('-')
  await page.getByLabel('Year').selectOption(year)
  await page.getByLabel('Month').selectOption({ index: Number(month) - 1 })
  await page.getByRole('gridcell', { name: longDate(date) }).click()
  await page.getByRole('button', { name: 'Done' }).click()
}

async function addStay(
  page: Page,
  { name, nights }: { name: string; nights: readonly CalendarDate[] },
): Promise<void> {
  await page.getByPlaceholder('Search accommodations').fill(name)
  await page
    .getByRole('article', { name })
    .or(page.getByRole('listitem').filter({ hasText: name }))
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'View Detail' }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  for (const night of nights)
    await page
      .getByRole('gridcell', { name: longDate(night) })
      .first()
      .click()
  await page.getByRole('button', { name: 'Fill room', disabled: false }).first().click()
  await page.getByText('Room filled and added to itinerary.').first().waitFor()
  await page.getByRole('button', { name: 'View All Accommodations' }).click()
}

async function showsSell(page: Page, id: string): Promise<void> {
  const { finance } = await storedTrip(page, id)
  expect(finance.sell).toBeGreaterThan(0)
  const sell = formatMoney({ amount: finance.sell, currency: 'USD' }, { show: 'none' })
  await page.getByRole('button', { name: `Sell: ${sell}` }).waitFor()
}

async function begin(): Promise<void> {
  product = start('--data', join(folder, 'data'), '--port', String(port))
  await product.welcomed
}

async function end(): Promise<void> {
  product.child.kill('SIGINT')
  await product.ended
}
