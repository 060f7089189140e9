import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'

const visit = visitor()
const trip = 'itn_lindqvisttanzania'

test('a client fills in a traveler’s details, also without a connection, and the agent sees them', async () => {
  const page = await visit.open('/client')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Sign in with a password' }).click()
  await page.getByLabel('Email').fill('astrid.lindqvist@nordmail.se')
  await page.getByLabel('Password').fill('kgalagadi-2027')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Hello Astrid' }).waitFor()
  const isThere = async (path: string, ready: RegExp, what: RegExp) => {
    await page.goto(new URL(path, page.url()).href)
    await page.getByRole('heading', { name: ready, level: 1 }).waitFor()
    return page.getByText(what).count()
  }
  const soon = { timeout: 60_000, interval: 1_000 }
  await expect.poll(() => isThere('/client', /^Hello Astrid$/, /Compare proposals/), soon).toBe(1)
  const forms = `/client/trips/${trip}/travelers`
  await expect
    .poll(() => isThere(forms, /^Travelers$/, /Passport: Should be valid until/), soon)
    .toBe(1)

  await page.getByRole('button', { name: /Maja Bergström/ }).click()
  const part = page.getByRole('region', { name: 'Passport' })
  const number = part.getByLabel('Passport number')
  await number.fill('12')
  await part.getByText('Enter 5 to 20 letters and digits').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await number.fill('AA5550123')
  await part.getByText('Saved', { exact: true }).waitFor()
  visit.expectComplaints('console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
  visit.allowComplaints('console: Failed to load resource: net::ERR_FAILED') // what the service worker asked for
  await page.context().setOffline(true)
  await part.getByLabel('Date of birth').fill('1981-08-14')
  await part.getByText('Kept on this device').waitFor()
  await page.context().setOffline(false)
  await part.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/\/client\/login$/)
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).not.toContain('tembea-travelers')

  const agent = await visit.signIn('naledi@marulajourneys.com', `/itinerary/edit/${trip}`)
  const card = agent.getByRole('region', { name: 'Travelers’ details' })
  await agent.getByRole('heading', { name: 'Documents' }).scrollIntoViewIfNeeded()
  await card.getByRole('button', { name: 'Show the passport of Maja Bergström' }).click()
  await card.getByText('AA5550123, born August 14, 1981').waitFor()
  await card.getByRole('button', { name: 'Needs for camps' }).click()
  await agent.getByRole('cell', { name: 'Vegetarian' }).waitFor()
  expect(await axeFindings(agent)).toEqual([])
})
