import { beforeAll, describe, expect, test } from 'vitest'
import { presentationView } from '#shared/api/presentation-shapes'
import { agencyTokens } from '#shared/theme/agency-tokens'
import { endPaper, type PaperFormat, startPaper } from '../../../functions/paper/layout/paper'
import { loadPhotos } from '../../../functions/paper/layout/pictures'
import { picturesOf, writeTrip } from '../../../functions/paper/papers/trip-paper'
import { readPdf } from '../../support/read-pdf'
import { aLongTrip, longName } from './long-trip'

async function paperOf(view: ReturnType<typeof aLongTrip>, format: PaperFormat = 'A4') {
  const { title, agency } = presentationView.parse(view)
  const tokens = agencyTokens(agency.agencyCode, agency.theme)
  const paper = startPaper({ title, author: agency.name, format, tokens, now: new Date('2026-11-20T06:00:00Z') })
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

test('letters from the right, without pictures and without a price, are laid out', async () => {
  const view = aLongTrip({ parts: 4, parties: 0, pictures: false, title: 'رحلة إلى בוצואנה' })
  const { price: _, ...free } = view
  const pdf = await paperOf({ ...free, sections: view.sections.filter((key) => key !== 'price') })
  expect(pdf.stray).toEqual([])
  expect(pdf.text).not.toContain('The price')
  expect(pdf.fonts.embedded).toBe(pdf.fonts.described)
})
