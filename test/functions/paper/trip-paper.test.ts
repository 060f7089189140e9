import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { presentationView } from '#shared/api/presentation-shapes'
import { agencyTokens } from '#shared/theme/agency-tokens'
import { paragraphs, textStyle } from '../../../functions/paper/layout/blocks'
import {
  endPaper,
  newPage,
  type PaperFormat,
  startPaper,
} from '../../../functions/paper/layout/paper'
import { loadPhotos, logoFor } from '../../../functions/paper/layout/pictures'
import { facts } from '../../../functions/paper/layout/table'
import { picturesOf, writeTrip } from '../../../functions/paper/papers/trip-paper'
import { readPdf } from '../../support/read-pdf'
import { aLongTrip, longName } from './long-trip'

async function paperOf(view: ReturnType<typeof aLongTrip>, format: PaperFormat = 'A4') {
  const { title, agency } = presentationView.parse(view)
  const tokens = agencyTokens(agency.agencyCode, agency.theme)
  const paper = startPaper({
    title,
    author: agency.name,
    format,
    tokens,
    now: new Date('2026-11-20T06:00:00Z'),
  })
  const photos = await loadPhotos(picturesOf(view), async () => undefined)
  writeTrip({ paper, view, photos, logo: undefined, entries: [] })
  return readPdf(await endPaper(paper))
}
type Read = Awaited<ReturnType<typeof paperOf>>

describe.each(['A4', 'Letter'] as const)('a trip of 60 parts and 12 parties on %s', (format) => {
  let pdf: Read
  beforeAll(async () => {
    pdf = await paperOf(aLongTrip({ parts: 60, parties: 12 }), format)
  })

  test('has a title, a language and marks, and every text stands in the structure or is an artifact', () => {
    expect(pdf).toMatchObject({ title: longName, language: 'en-US', isMarked: true, stray: [] })
  })

  test('has headings without gaps, lists, tables with header cells, and contents', () => {
    const levels = pdf.nodes.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role[1])] : []))
    levels.forEach((level, at) => {
      expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
    })
    for (const table of pdf.roles('Table')) expect(JSON.stringify(table)).toContain('"role":"TH"')
    for (const role of ['P', 'L', 'LI', 'Table', 'TR', 'TD', 'TOCI', 'Sect'])
      expect(pdf.roles(role).length).toBeGreaterThan(0)
  })

  test('tells what each picture shows, and where each link leads', () => {
    expect(pdf.roles('Figure').length).toBeGreaterThan(10)
    for (const { alt } of pdf.roles('Figure')) expect(alt).toMatch(/\S/)
    const links = pdf.pages.reduce((sum, page) => sum + page.links, 0)
    expect(links).toBeGreaterThan(5)
    expect(pdf.roles('Link')).toHaveLength(links)
    for (const { children } of pdf.roles('Link'))
      expect(children.map((child) => 'type' in child && child.type)).toContain('object')
  })

  test('embeds every font, and has a bookmark for each section', () => {
    expect(pdf.fonts.described).toBeGreaterThan(2)
    expect(pdf.fonts.embedded).toBe(pdf.fonts.described)
    expect(pdf.outline.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['The route', 'Botswana', 'The price', 'Terms and conditions']),
    )
  })

  test('leaves no page without text, and no text outside of its page', () => {
    for (const { text, outside } of pdf.pages) {
      expect(text).toMatch(/\S/)
      expect(outside).toEqual([])
    }
  })
})

test('the route is a map that says where it leads; a route of one place has none', async () => {
  const view = aLongTrip({ parts: 4, parties: 0 })
  const alts = async (of: typeof view) => (await paperOf(of)).roles('Figure').map(({ alt }) => alt)
  expect(await alts(view)).toContainEqual(
    expect.stringContaining(`Map of the route: 1. ${longName}, 2. Cape Town`),
  )
  const near = await alts({ ...view, route: { points: view.route?.points.slice(0, 1) ?? [] } })
  expect(near.filter((alt) => alt?.startsWith('Map'))).toEqual([])
})

test('a fact with more lines than a page goes on over the next ones, and what is said below a text stays with its last lines', async () => {
  const tokens = agencyTokens('MAR001', {})
  const paper = startPaper({ title: 'T', author: 'Marula', format: 'A4', tokens, now: new Date(0) })
  newPage(paper)
  facts(paper, [['Included', Array.from({ length: 130 }, (_, at) => `line ${at}`).join('\n')]])
  newPage(paper)
  paragraphs(
    paper,
    Array.from({ length: 44 }, (_, at) => `row ${at}`).join('\n'),
    textStyle(paper),
    { after: 0 },
  )
  const pdf = await readPdf(await endPaper(paper))
  for (let at = 0; at < 130; at++) expect(pdf.text).toMatch(new RegExp(`line ${at}\\b`))
  for (const { text, outside } of pdf.pages) expect([text.length > 60, outside]).toEqual([true, []])
})

test('an uploaded photograph stands upright, and a logo on its plate', async () => {
  const turned = sharp({
    create: { width: 300, height: 200, channels: 3, background: '#7a9a5a' },
  }).jpeg()
  const photo = await turned.withMetadata({ orientation: 6 }).toBuffer()
  const uploads = ['med_1', 'med_2'].map((id) => ({ mediaId: id as never }))
  const photos = await loadPhotos(uploads, async ({ mediaId }) =>
    mediaId === 'med_1' ? photo : new TextEncoder().encode('no picture'),
  )
  expect([...photos].map(([id, { width, height }]) => [id, width, height])).toEqual([
    ['med_1', 200, 300],
  ])
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="40"><circle cx="20" cy="20" r="20"/></svg>'
  expect(await logoFor(Buffer.from(drawing), 'dark')).toMatchObject({
    width: 42,
    height: 42,
    plate: 'dark',
  })
  expect(await logoFor(new TextEncoder().encode('no picture'))).toBeUndefined()
})

test('letters from the right, without pictures and without a price, are laid out', async () => {
  const view = aLongTrip({ parts: 4, parties: 0, pictures: false, title: 'رحلة إلى בוצואנה' })
  const { price: _, ...free } = view
  const pdf = await paperOf({ ...free, sections: view.sections.filter((key) => key !== 'price') })
  expect(pdf.stray).toEqual([])
  expect(pdf.text).not.toContain('The price')
  expect(pdf.fonts.embedded).toBe(pdf.fonts.described)
})
