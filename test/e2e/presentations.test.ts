import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { storedTrip } from './support/free-nights'

const visit = visitor()
const trip = 'itn_fourniernamib'

test('a trip is one and the same on the storyboard, in the costing and on its sheet, and opens where its agency wants', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/logAudit')) opened.push(new URL(page.url()).pathname)
  })
  await page.getByRole('link', { name: 'Trips and Payments' }).click()
  await page.getByRole('link', { name: /^Namibia, Botswana Adventure/ }).click()
  await page.waitForURL(`**/itinerary/${trip}`)
  await page.getByRole('heading', { name: 'Day 1', exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page
    .getByRole('button', { name: /^Write your own description for / })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Description for / }).fill('Sand, and nothing else.')
  await page.getByRole('button', { name: 'Save description' }).click()
  await expect
    .poll(async () => JSON.stringify(await storedTrip(page, trip)))
    .toContain('Sand, and nothing else.')

  await page.getByRole('button', { name: 'Client view' }).click()
  await page.getByText('Sand, and nothing else.').waitFor()
  expect(await page.getByRole('button', { name: /^Actions for / }).count()).toBe(0)
  expect(await page.getByText(/^margin/).count()).toBe(0)
  expect(opened).toEqual([])

  await view(page, 'Details')
  await page.getByRole('heading', { name: 'Segments and suppliers' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await view(page, 'Costing')
  await page.getByRole('heading', { name: 'Journey' }).waitFor()
  await expect.poll(() => opened).toEqual([`/itinerary/edit/${trip}`])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => JSON.stringify(await storedTrip(page, trip)))
    .not.toContain('Sand, and nothing else.')
})

test('a trip is saved as a template, found on the shelf by a colleague, looked at, and the next one begun from it', async () => {
  const maker = await visit.signIn('thabo@marulajourneys.com', `/itinerary/${trip}`)
  await maker.getByRole('button', { name: 'More actions', exact: true }).click()
  await maker.getByRole('menuitem', { name: 'Save as template' }).click()
  await maker.getByRole('textbox', { name: 'Name' }).fill('Dunes and Delta')
  await maker.getByRole('button', { name: 'Save as template' }).click()
  await maker.getByText('Dunes and Delta saved as a template.').waitFor()

  const page = await visit.signIn('naledi@marulajourneys.com')
  await page.getByRole('link', { name: 'Saved Itineraries' }).click()
  await page.getByRole('searchbox').fill('delta dunes')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Dunes and Delta' }).click()
  await page.getByText(/at every stay|^No rooms at|isn’t known yet/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Day by day' }).click()
  await page.waitForURL('**/days')
  await page.getByRole('heading', { name: 'Day 1', exact: true }).waitFor()

  await page.getByRole('button', { name: 'Get Quote' }).click()
  await page.waitForURL(/\/itinerary\/itn_/)
  const made = page.url().split('/').at(-1) ?? ''
  await expect.poll(async () => (await storedTrip(page, made)).state).toBe('quote')

  await maker.goto(new URL('/saved', maker.url()).href)
  await maker.getByRole('link', { name: 'Dunes and Delta' }).click()
  await maker.getByRole('button', { name: 'Actions for Dunes and Delta' }).click()
  await maker.getByRole('menuitem', { name: 'Remove' }).click()
  await maker.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await maker.getByText('Dunes and Delta removed from saved itineraries.').waitFor()
})

test('a built itinerary is looked at part by part, whatever part is asked for, and not by another agency', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com', '/custom/itn_garciacape/nonsense')
  await page.getByRole('link', { name: 'Overview' }).waitFor()
  expect(await page.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe(
    'page',
  )
  await page.getByRole('link', { name: 'Edit trip' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/custom/itn_garciacape')
  await page.goto(new URL('/custom', page.url()).href)
  await page.getByRole('heading', { name: 'Accommodations' }).waitFor()

  const stranger = await visit.signIn('imani@baobabbeyond.com')
  stranger.removeAllListeners('console') // the browser itself complains about a 404
  for (const path of [
    '/custom/itn_garciacape',
    '/itinerary/itn_garciacape',
    '/itinerary/details/itn_garciacape',
  ]) {
    await stranger.goto(new URL(path, stranger.url()).href)
    await stranger.getByRole('heading', { name: 'We can’t find this itinerary' }).waitFor()
  }
  await stranger.goto(new URL('/saved/itn_garciacape', stranger.url()).href)
  await stranger.getByRole('heading', { name: 'We can’t find this saved itinerary' }).waitFor()
})

async function view(page: Page, name: 'Storyboard' | 'Costing' | 'Details'): Promise<void> {
  await page.getByRole('navigation', { name: 'Trip views' }).getByRole('link', { name }).click()
}
