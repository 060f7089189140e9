import type { Page } from 'playwright'
import type { BenchRow, BenchSize } from './bench-row'
import { axeFindings } from './web/axe-findings'
import { lighthouseRows, telephoneRows } from './web/lighthouse-rows'
import { longestTask } from './web/longest-task'
import { type MeasuredPage, type MeasuredTrips, measuredPages } from './web/measured-pages'
import { type MeasuredSite, measuredSite } from './web/measured-site'
import { kilobytesBeyond, scriptsOf } from './web/scripts-of'

const longestMs = 50

/**
 * The web app as a browser gets it from `npm start`, with 10,000 camps: JavaScript of each page,
 * what axe-core and Lighthouse say, and how long typing and scrolling block it.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  const site = await measuredSite(isSmall ? 0 : 10_000)
  try {
    const pages = measuredPages(await someTrips(site))
    const rounds = isSmall ? 1 : 5
    yield await pageRows(site, isSmall ? pages.slice(1, 2) : pages)
    yield await lighthouseRows(site, { name: 'sign-in', path: '/login', rounds: isSmall ? 1 : 3 })
    if (!isSmall) yield await lighthouseRows(site, { name: 'landing', path: '/', rounds: 3 })
    for (const act of isSmall
      ? [typing]
      : [typing, scrolling, inFirst(typing), inFirst(scrolling), scrollingMedia])
      yield [await blockingRow(site, rounds, act)]
    if (isSmall) return
    await site.enter('client') // last: who is signed in is shown other pages
    const trip = pages.find(({ name }) => name.startsWith('client’s trip with'))
    if (trip !== undefined) yield await telephoneRows(site, { ...trip, rounds: 3 })
  } finally {
    await site.stop()
  }
}

/** A trip and a saved itinerary of the demo data. */
async function someTrips(site: MeasuredSite): Promise<MeasuredTrips> {
  const page = await site.open('/profile', { as: 'agent' })
  const [token] = await page.context().cookies(site.address)
  const headers = { authorization: token?.value ?? '' }
  const firstOf = async (list: string) => {
    const answer = await page.request.get(`${site.address}/api/${list}`, { headers })
    const [first]: { id: string }[] = await answer.json()
    if (first === undefined) throw new Error(`The demo data hold nothing in ${list}`)
    return first.id
  }
  const itineraryId = await firstOf('Itineraries?filter={"limit":1}')
  const savedId = await firstOf('SavedItineraries?limit=1')
  await page.context().close()
  const portal = await site.open('/client', { as: 'client' })
  const portalPath = await portal.getByRole('link', { name: /Tanzania/ }).getAttribute('href')
  await portal.context().close()
  return { itineraryId, savedId, portalId: String(portalPath?.split('/').at(-1)) }
}

const readers = { public: 'visitor', first: 'agent', further: 'agent', client: 'client' } as const

async function scrollThrough(page: Page): Promise<void> {
  for (let turn = 0; turn < 15; turn++) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(60)
  }
}

/** A page that was rendered before loads its app once it is touched. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.waitForLoadState('networkidle')
}

async function pageRows(site: MeasuredSite, pages: readonly MeasuredPage[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  let ofBuilder = new Map<string, number>()
  for (const measured of pages) {
    const page = await site.open(measured.path, { as: readers[measured.kind] })
    if (measured.kind === 'client') await scrollThrough(page)
    if (measured.kind === 'public') await wake(page)
    const scripts = await scriptsOf(page)
    const findings = await axeFindings(page)
    await page.context().close()
    if (measured.kind === 'first') ofBuilder = scripts
    rows.push(scriptRow(measured, scripts, ofBuilder), {
      name: `axe-core, ${[measured.name, ...findings].join(' ')}`,
      value: findings.length,
      unit: 'findings',
      target: '0',
      ok: findings.length === 0,
    })
  }
  return rows
}

function scriptRow(
  { name, kind, limitKb }: MeasuredPage,
  scripts: ReadonlyMap<string, number>,
  ofBuilder: ReadonlyMap<string, number>,
): BenchRow {
  const isFurther = kind === 'further'
  const value = kilobytesBeyond(scripts, isFurther ? ofBuilder : new Map())
  const label = isFurther
    ? `JavaScript of ${name}, beyond the builder’s`
    : `JavaScript to the first screen of ${name}`
  return { name: label, value, unit: 'KB br', target: `≤ ${limitKb}`, ok: value <= limitKb }
}

interface Act {
  readonly what: string
  readonly run: (page: Page) => Promise<void>
  /** A page of somebody who has signed in; the builder where it opens none. */
  readonly open?: (site: MeasuredSite) => Promise<Page>
}

const typing: Act = {
  what: 'typing a search',
  async run(page) {
    const search = page.getByPlaceholder('Search accommodations')
    await search.pressSequentially('river lodge', { delay: 80 })
    await page.waitForTimeout(600)
    await search.fill('')
    await page.waitForTimeout(600)
  },
}

const scrolling: Act = {
  what: 'scrolling',
  async run(page) {
    await page.mouse.move(700, 600)
    for (let turn = 0; turn < 60; turn++) {
      await page.mouse.wheel(0, 900)
      await page.waitForTimeout(30)
    }
  },
}

/** The same in the first builder's list of as many camps. */
const inFirst = ({ what, run }: Act): Act => ({
  what: `${what} in the first builder`,
  run,
  open: (site) => site.open('/builder', { as: 'agent' }),
})

/**
 * The library's grid with 50,000 media: the demo's own again and again, each page as late as its
 * server answers.
 */
const scrollingMedia: Act = {
  what: 'scrolling 50,000 media',
  run: scrolling.run,
  async open(site) {
    const page = await site.open('/content', { as: 'manager' })
    await page.route('**/api/MediaContent/getFacetCounts?*', async (route) => {
      const answer = await route.fetch({
        url: route
          .request()
          .url()
          .replace(/skip=\d+/, 'skip=0'),
      })
      const found: { media: { id: string }[] } = await answer.json()
      const skip = Number(new URL(route.request().url()).searchParams.get('skip'))
      const media = Array.from({ length: 60 }, (_, at) => ({
        ...found.media[at % found.media.length],
        id: `med_${String(skip + at).padStart(8, '0')}`,
      }))
      await route.fulfill({ response: answer, json: { ...found, media, total: 50_000 } })
    })
    await page.reload()
    await page.getByText('50,000 items').waitFor()
    return page
  },
}

/**
 * The least of several rounds of the longest task: what is the page's own, and not of a busy
 * machine, is in each.
 */
async function blockingRow(
  site: MeasuredSite,
  rounds: number,
  { what, run, open }: Act,
): Promise<BenchRow> {
  const page = await (open?.(site) ?? site.open('/itinerary-builder', { as: 'agent' }))
  await run(page) // loads what the first use loads
  const longest: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.mouse.wheel(0, -1_000_000)
    longest.push(await longestTask(site.browser, page, () => run(page)))
  }
  await page.context().close()
  const value = Math.min(...longest)
  const name = `longest task while ${what}`
  return { name, value, unit: 'ms', target: `≤ ${longestMs}`, ok: value <= longestMs }
}
