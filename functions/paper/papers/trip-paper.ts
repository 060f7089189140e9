import type {
  PresentationPicture,
  PresentationView,
  TeamPerson,
} from '#shared/api/presentation-shapes'
import { rangeWithYear } from '#shared/format/dates'
import { countOf, guestWords } from '#shared/format/words'
import { ownValue } from '#shared/ids/own-value'
import {
  bookmark,
  type Entry,
  entryOf,
  heading,
  link,
  paragraphs,
  textStyle,
  writeContents,
} from '../layout/blocks'
import { newPage, type Paper, pageOf, within } from '../layout/paper'
import { drawLogo, isThere } from '../layout/pictures'
import { poster, titleSize } from '../layout/poster'
import { drawRouteMap } from '../layout/route-map'
import { facts, table } from '../layout/table'
import { withPrintedPictures } from './printed-pictures'
import { drawChapter } from './trip-chapter'
import type { TripPaper } from './trip-parts'
import { drawPrice } from './trip-price'

/** Every picture that the paper of a trip shows. */
export const picturesOf = (view: PresentationView): (PresentationPicture | undefined)[] => [
  view.cover.picture,
  ...withPrintedPictures(view).chapters.flatMap(({ picture, parts }) => [
    picture,
    ...parts.flatMap(({ pictures }) => pictures),
  ]),
  view.closing?.picture,
]

/**
 * Writes a trip as its presentation shows it: cover, contents, then its sections in their order.
 */
export function writeTrip({ view: whole, ...rest }: TripPaper): void {
  const trip = { ...rest, view: withPrintedPictures(whole) }
  const { paper, view } = trip
  drawCover(trip)
  newPage(paper)
  const page = pageOf(paper)
  const contents = reserve(paper)
  for (const key of view.sections) {
    const chapter = view.chapters.find((one) => one.key === key)
    if (chapter !== undefined) within(paper, 'Sect', () => drawChapter(trip, chapter))
    else ownValue(sections, key)?.(trip)
  }
  contents(page, trip.entries)
}

/**
 * Leaves a place in the structure, and the page that is begun, for the contents: their pages are
 * known at the end.
 */
function reserve(paper: Paper): (page: number, entries: readonly Entry[]) => void {
  const outer = paper.element
  const place = paper.doc.struct('Sect')
  outer.add(place)
  return (page, entries) => {
    const y = paper.y
    paper.doc.switchToPage(page)
    paper.element = place
    paper.y = paper.top
    heading(paper, 1, 'Contents', { after: 8 })
    writeContents(
      paper,
      entries.length > maxEntries ? entries.filter(({ level }) => level === 1) : entries,
    )
    place.end()
    paper.element = outer
    paper.y = y
    paper.doc.switchToPage(pageOf(paper))
  }
}

/** What stands on one page; the contents of longer trips name chapters only. */
const maxEntries = 34

function drawCover({ paper, view, photos, logo }: TripPaper): void {
  const { title, subtitle, client, agency, cover } = view
  const meta = [
    rangeWithYear(view.startDate, view.endDate),
    countOf(view.nights, 'night'),
    guestWords(view),
  ]
  const size = titleSize(title, 42)
  poster(
    paper,
    { picture: cover.picture, photos, alt: `Landscape: ${subtitle ?? title}`, hasLogo: true },
    [
      {
        text: client && `Prepared for ${client}`,
        style: { color: paper.tokens.ember[200] },
        after: 4,
      },
      {
        text: title,
        style: { weight: 'bold', size, leading: size * 1.12 },
        after: 6,
        isTitle: true,
      },
      { text: subtitle, style: { size: 15, leading: 21 }, after: 10 },
      { text: meta.join('   ·   '), style: {}, hasLine: true },
    ],
  )
  paper.y = 40
  if (logo) drawLogo(paper, logo, { alt: agency.name, x: paper.left, y: 40 })
  else
    paragraphs(
      paper,
      agency.name,
      textStyle(paper, { color: '#FFFFFF', weight: 'bold', size: 15, leading: 20 }),
    )
}

/** The title of a section on a page of its own, as a bookmark and in the contents. */
function begin({ paper, entries }: TripPaper, title: string): void {
  newPage(paper)
  entries.push(entryOf(paper, title, 1))
  bookmark(paper, title)
  heading(paper, 1, title)
}

const section = (write: (trip: TripPaper) => void) => (trip: TripPaper) =>
  within(trip.paper, 'Sect', () => write(trip))

const sections: Readonly<Record<string, (trip: TripPaper) => void>> = {
  letter: section((trip) => {
    const { letter, agent } = trip.view
    begin(trip, letter?.title || 'Welcome')
    const style = textStyle(trip.paper, { size: 11.5, leading: 19 })
    paragraphs(trip.paper, letter?.text ?? '', style, { after: 12, width: 400, keep: 28 })
    paragraphs(trip.paper, agent.name, textStyle(trip.paper, { weight: 'bold' }))
  }),
  route: section((trip) => {
    const { route, chapters } = trip.view
    begin(trip, route?.title || 'The route')
    const countries = chapters.flatMap(({ country = [] }) => country)
    drawRouteMap(trip.paper, route?.points ?? [], countries)
    const stays = chapters.flatMap(({ parts }) => parts).filter(({ kind }) => kind === 'stay')
    const rows = stays.map(({ number, title, region, startDate, endDate, nights }) => ({
      cells: [
        `${number}. ${title}`,
        region ?? '',
        rangeWithYear(startDate, endDate),
        String(nights),
      ],
    }))
    const columns = [
      { title: 'Stay', share: 4 },
      { title: 'Where', share: 2.6 },
      { title: 'Dates', share: 2.8 },
    ]
    if (rows.length > 0)
      table(trip.paper, [...columns, { title: 'Nights', share: 1, align: 'end' }], rows)
  }),
  price: section((trip) => {
    begin(trip, trip.view.price?.title || 'The price')
    drawPrice(trip.paper, trip.view)
  }),
  team: section((trip) => {
    const { team } = trip.view
    begin(trip, team?.title || 'Your team')
    for (const person of team?.people ?? []) drawPerson(trip.paper, person)
    const { agency } = trip.view
    if (agency.address) facts(trip.paper, [[agency.name, agency.address.replaceAll('\n', ', ')]])
  }),
  terms: section((trip) => {
    const { terms } = trip.view
    begin(trip, terms?.title || 'Terms and conditions')
    paragraphs(trip.paper, terms?.text ?? '', textStyle(trip.paper, { size: 9, leading: 13.5 }), {
      after: 5,
    })
  }),
  closing: ({ paper, view: { closing, agency }, photos }) => {
    if (closing === undefined || (!closing.text && !isThere(closing.picture, photos))) return
    poster(paper, { picture: closing.picture, photos }, [
      { text: closing.text, style: { weight: 'bold', size: 22, leading: 29 }, after: 12 },
      { text: agency.name, style: {} },
    ])
  },
}

function drawPerson(paper: Paper, { name, role, text, email, phone }: TeamPerson): void {
  heading(paper, 2, name, { after: 2 })
  if (role)
    paragraphs(paper, role, textStyle(paper, { color: paper.tokens.ink.second }), { after: 6 })
  if (text) paragraphs(paper, text, textStyle(paper), { width: 400 })
  if (email) link(paper, email, `mailto:${email}`)
  if (phone) link(paper, phone, `tel:${phone.replaceAll(/[^+\d]/g, '')}`)
  paper.y += 14
}
