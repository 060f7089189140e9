import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { quoteOfTwoCamps } from './support/quoted-trip'

const visit = visitor()
const calls = /^https?:\/\/[^/]+\/_?api\//
const starting = { status: 503, contentType: 'text/plain', body: 'Tembea is starting' }

test('a page that is opened while the server starts says so soon, and opens by itself', async () => {
  visit.expectComplaints('503 /api/Info/whoAmI', '503 /_api/config')
  const { page, context } = await signedIn()
  await context.route(calls, (route) => route.fulfill(starting))
  await saysSoon(page, 'We can’t reach Tembea')
  expect(await page.getByRole('status').textContent()).toContain('opens automatically')
  expect(await axeFindings(page)).toEqual([])
  await context.unroute(calls)
  await opens(page)
  expect(await page.getByText('can’t reach Tembea').count()).toBe(0)
})

test('a page whose server does not answer says soon what it waits for', async () => {
  const { page, context } = await signedIn()
  let answer = () => {}
  const answering = new Promise<void>((resolve) => {
    answer = resolve
  })
  await context.route(calls, async (route) => {
    await answering
    await route.continue()
  })
  await saysSoon(page, 'Tembea is taking longer than usual')
  answer()
  await opens(page)
})

test('a trip that could not be loaded while the server was away is loaded as soon as it is back', async () => {
  const trip = '/api/Itineraries/itn_hartleyfamily'
  visit.expectComplaints(`503 ${trip}`)
  const { page, context } = await signedIn()
  await context.route(`**${trip}`, (route) => route.fulfill(starting))
  await openTrip(page)
  await page.getByRole('heading', { level: 1, name: 'The itinerary couldn’t be loaded' }).waitFor()
  // While it is asked for again, the page shows for a moment that it loads.
  await expect.poll(() => axeFindings(page), { timeout: 15_000, interval: 500 }).toEqual([])
  await context.unroute(`**${trip}`)
  await opens(page)
})

/** Somebody who has signed in, on a page that asks the server nothing. */
async function signedIn(): Promise<{ page: Page; context: BrowserContext }> {
  const page = await visit.signIn('naledi@marulajourneys.com')
  await page.getByRole('heading', { name: 'Accommodations' }).waitFor()
  await page.goto(new URL('/productive', page.url()).href)
  return { page, context: page.context() }
}

const openTrip = (page: Page) =>
  page.goto(new URL('/itinerary/edit/itn_hartleyfamily', page.url()).href)
const opens = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Botswana, South Africa Adventure' }).waitFor()

/**
 * Counted from the first call: how long the files of the app take is the line's. A second is meant,
 * a busy machine has two.
 */
async function saysSoon(page: Page, words: string): Promise<void> {
  const called = page.waitForRequest(calls)
  await openTrip(page)
  await called
  const begin = performance.now()
  await page.getByRole('heading', { level: 1, name: words }).waitFor()
  expect(performance.now() - begin).toBeLessThan(2_000)
}

test('what was confirmed twice is asked of a slow server once, and its question stays until there is an answer', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  const id = await quoteOfTwoCamps(page, 'Cleared once')
  await page.goto(new URL(`/itinerary/edit/${id}`, page.url()).href)
  await page.getByRole('button', { name: 'Generate payments' }).click()
  await page.getByRole('button', { name: 'Clear payments', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Clear payments?' })
  let asked = 0
  let answer = () => {}
  const answering = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/clearPayments', async (route) => {
    asked += 1
    await answering
    await route.continue()
  })
  await question.getByRole('button', { name: 'Clear payments' }).dblclick()
  await page.keyboard.press('Escape')
  await expect.poll(() => question.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
  answer()
  await page.getByRole('button', { name: 'Generate payments' }).waitFor()
  await question.waitFor({ state: 'detached' })
  expect(asked).toBe(1)
})
