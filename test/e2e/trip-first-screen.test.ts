import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword } from './support/api-caller'
import { visitor } from './support/browser'
import { thisProduct } from './support/this-product'

const visit = visitor()
const trip = '/client/trips/itn_lindqvisttanzania'

/** A page of the portal's client on a phone; nothing of it is loaded yet. */
async function clientsPage(): Promise<Page> {
  const { address } = thisProduct()
  const page = await visit.open('/robots.txt')
  await page.setViewportSize({ width: 390, height: 844 })
  const data = { email: 'astrid.lindqvist@nordmail.se', password: demoPassword, keep: false }
  const answer = await page.request.post(`${address}/api/Clients/login`, { data })
  const { id }: { id: string } = await answer.json()
  await page.context().addCookies([{ name: 'CLIENT_TOKEN', value: id, url: address }])
  return page
}

test('a trip’s picture and name are seen before its app has come, and never give way to less than the story', async () => {
  const page = await clientsPage()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/index-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${thisProduct().address}${trip}`, { waitUntil: 'commit' })
  const first = page.locator('#first-screen')
  await first.getByText('Tanzania Adventure').waitFor()
  const width = () => first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(100)
  await page.evaluate(() => {
    const look = () => {
      const shown = '#first-screen:not([hidden]) img, [aria-label="The trip at a glance"] img'
      if (document.querySelector(shown) === null) document.documentElement.dataset.gap = 'yes'
      requestAnimationFrame(look)
    }
    look()
  })
  release()
  await page.getByRole('heading', { level: 1, name: 'Tanzania Adventure' }).waitFor()
  expect(await first.count()).toBe(0)
  expect(await page.locator('html').getAttribute('data-gap')).toBeNull()
})

test('what the first screen has asked for is not asked for again', async () => {
  const page = await clientsPage()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/portal(\/trips\/\w+)?$/.test(pathname)) asked.push(pathname)
  })
  await page.goto(`${thisProduct().address}${trip}`)
  await page.getByRole('heading', { level: 1, name: 'Tanzania Adventure' }).waitFor()
  expect(asked.sort()).toEqual(['/api/portal', '/api/portal/trips/itn_lindqvisttanzania'])
})

test('a trip that is not there is said by the app', async () => {
  const page = await clientsPage()
  visit.expectComplaints('404 /api/portal/trips/itn_nothing')
  await page.goto(`${thisProduct().address}/client/trips/itn_nothing`)
  await page.getByRole('heading', { name: 'We can’t find this trip' }).waitFor()
  expect(await page.locator('#first-screen').count()).toBe(0)
})

test('a first screen whose answers are cut off is drawn by the app all the same', async () => {
  const page = await clientsPage()
  let cut = 0
  const body = '{"id":"itn_'
  await page.route(/\/api\/portal/, (route) =>
    cut++ < 2 ? route.fulfill({ contentType: 'application/json', body }) : route.continue(),
  )
  await page.goto(`${thisProduct().address}${trip}`)
  await page.getByRole('heading', { level: 1, name: 'Tanzania Adventure' }).waitFor()
})

test('a first screen whose answers are lost on the way is drawn by the app all the same', async () => {
  const page = await clientsPage()
  let lost = 0
  await page.route(/\/api\/portal/, (route) => (lost++ < 2 ? route.abort() : route.continue()))
  visit.allowComplaints('console: Failed to load resource: net::ERR_FAILED')
  await page.goto(`${thisProduct().address}${trip}`)
  await page.getByRole('heading', { level: 1, name: 'Tanzania Adventure' }).waitFor()
})
