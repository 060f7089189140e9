import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { sweepSize } from '../support/sweep-size'
import { lastingFindings } from './measures/findings'
import { visitor } from './support/browser'

const visit = visitor()
const widths = sweepSize({
  short: [360, 1280],
  long: [360, 390, 600, 768, 900, 1280, 1440, 1920],
})
/** Where the menu stands beside the page, and takes from its width. */
const widthsWithMenu = sweepSize({ short: [900], long: [900, 1280, 1440] })

const trips = sweepSize({
  short: ['itn_hartleyfamily', 'itn_tanakanamibia'],
  long: ['itn_hartleyfamily', 'itn_oyelarankenya', 'itn_tanakanamibia', 'itn_nkosiwedding'],
})

/** The pages of each role; one of every kind of record, in states that look different. */
const pages = {
  'naledi@marulajourneys.com': [
    '/builder',
    '/calendar',
    '/calendar?view=week',
    '/region-calendar',
    '/trips-and-payments',
    '/saved',
    '/saved/itn_botswanaexample',
    '/custom',
    '/departures',
    '/clients',
    '/clients/new',
    '/clients/import',
    '/clients/duplicates',
    '/clients/cli_whitfield',
    '/clients/cli_astrid',
    '/agency-library',
    '/notifications',
    '/profile',
    ...trips.flatMap((id) => [
      `/itinerary/${id}`,
      `/itinerary/edit/${id}`,
      `/itinerary/details/${id}`,
    ]),
    '/itinerary/itn_hartleyfamily/presentation/edit',
  ],
  'thabo@marulajourneys.com': [
    '/dashboard',
    '/agents',
    '/customizations',
    '/pricing-settings',
    '/hooks',
    '/itinerary-builder',
    '/itinerary-builder/details',
  ],
  'content@tembeadirect.com': [
    '/content',
    '/content-health',
    '/content/import',
    '/content/uploads',
    '/rate-sheets',
    '/AccommodationsManager',
    '/RegionsManager',
    '/CountryManager',
    '/ActivitiesManager',
    '/TransitPointsManager',
    '/ConnectionsManager',
    '/FeaturesManager',
  ],
  'root@tembeadirect.com': ['/agencies', '/agencies/agy_marula', '/config', '/audit-trail'],
} as const

/** Pages that have no side bar, or need no sign-in. */
const publicPages = [
  '/',
  '/productive',
  '/powerful',
  '/profitable',
  '/login',
  '/register',
  '/client/login',
] as const

test.each(Object.entries(pages))(
  '%s sees no page with something cut, covered, without width or scrolling sideways',
  async (email, paths) => {
    const page = await visit.signIn(email)
    const found: string[] = []
    for (const path of paths) found.push(...(await measured(page, path, goOn)))
    expect(found).toEqual([])
  },
)

test('pages without signing in have nothing cut, covered, without width or scrolling sideways', async () => {
  const page = await visit.open('/')
  const found: string[] = []
  for (const path of publicPages) found.push(...(await measured(page, path, open)))
  expect(found).toEqual([])
})

/** What is wrong on a page at each width, with the menu as words and as icons where it has one. */
async function measured(
  page: Page,
  path: string,
  go: (page: Page, path: string) => Promise<void>,
): Promise<readonly string[]> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await go(page, path)
  await ready(page)
  const found = await atWidths(page, path, 'menu as it was', widths)
  await page.setViewportSize({ width: 1440, height: 900 })
  const menu = page.getByRole('button', { name: /^(Collapse|Expand) menu$/ })
  if (!(await menu.isVisible())) return found
  try {
    await menu.click({ timeout: 5_000 })
  } catch (error) {
    if (await menu.isVisible()) throw error
    // A dialog has opened meanwhile and keeps the menu from readers.
    return [...found, ...(await atWidths(page, path, 'behind its dialog', widths))]
  }
  return [...found, ...(await atWidths(page, path, 'menu the other way', widthsWithMenu))]
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href)
}

/** As a link within the app leads there, which costs a third of opening a page anew. */
async function goOn(page: Page, path: string): Promise<void> {
  if (path.includes('?')) return open(page, path) // of a page that is there already
  await page.evaluate((to) => {
    document.title = '' // each page sets its own
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await expect.poll(() => page.title()).not.toBe('')
}

async function ready(page: Page): Promise<void> {
  // Behind a dialog it is there, and hidden from readers.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // Parts that wait until they are seen are loaded, too.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 800) await page.mouse.wheel(0, 800)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => page.locator('[aria-busy="true"]:visible').count()).toBe(0)
}

async function atWidths(
  page: Page,
  path: string,
  menu: string,
  at: readonly number[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 })
    const findings = await lastingFindings(page)
    found.push(...findings.map((finding) => `${path} at ${width}, ${menu}: ${finding}`))
  }
  return found
}
