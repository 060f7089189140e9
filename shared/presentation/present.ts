import type {
  ChosenPicture,
  PresentationBlock,
  PresentationBlocks,
} from '../api/presentation-blocks'
import type {
  ChapterPart,
  PresentationChapter,
  PresentationDay,
  PresentationPart,
  PresentationPicture,
  PresentationSource,
  PresentationView,
  RoutePoint,
} from '../api/presentation-shapes'
import { addDays } from '../dates/calendar-date'
import { joinWords } from '../format/words'
import { ownValue } from '../ids/own-value'
import { orderBlock, segmentBlock } from './block-keys'
import { inOrder } from './in-order'

/**
 * The presentation that an agent's edits make of a trip. Edits of what the trip no longer has
 * change nothing, and pictures come from the library alone, so that whatever was edited, only what
 * the source holds is shown.
 */
export function present(source: PresentationSource, blocks: PresentationBlocks): PresentationView {
  const blockOf = (key: string): PresentationBlock => ownValue(blocks, key) ?? {}
  const pictureOf = (chosen: ChosenPicture | undefined) =>
    chosen && fromLibrary(chosen, source.library)
  const parts = shownParts(source, blockOf)
  const chapters = chaptersOf(parts, { blockOf, pictureOf })
  const {
    picture,
    parts: _,
    prices: __,
    priceMode,
    included,
    notIncluded,
    terms,
    library: ___,
    ...facts
  } = source
  const [cover, letter, price, team, closing] = ['cover', 'letter', 'price', 'team', 'closing'].map(
    blockOf,
  )
  const title = cover?.title || source.title
  const mode = price?.price ?? priceMode
  const people = (team?.people ?? [source.agent]).filter(({ name }) => name !== '')
  const termsText = blockOf('terms').text ?? terms
  const countries = [
    ...new Set(parts.flatMap(({ kind, country }) => (kind === 'stay' && country ? [country] : []))),
  ]
  const sections = {
    letter: letter?.text ? { title: letter.title, text: letter.text } : undefined,
    route: routeOf(parts, blockOf('route').title),
    price:
      source.prices === undefined || mode === 'none'
        ? undefined
        : {
            mode,
            title: price?.title,
            ...shownPrices(source.prices, mode),
            included: filledLines(price?.included ?? included),
            notIncluded: filledLines(price?.notIncluded ?? notIncluded),
          },
    team: people.length === 0 ? undefined : { title: team?.title, people },
    terms: termsText ? { title: blockOf('terms').title, text: termsText } : undefined,
    closing: {
      text: closing?.text,
      picture: pictureOf(closing?.picture) ?? chapters.at(-1)?.picture ?? picture,
    },
  }
  const there = Object.entries(sections).filter(
    ([key, section]) => section !== undefined && blockOf(key).isHidden !== true,
  )
  const shownSections = Object.fromEntries(there) as Partial<typeof sections>
  const visibleChapters = chapters.filter(({ key }) => blockOf(key).isHidden !== true)
  const { letter: first, route, ...rest } = shownSections
  const usual = [
    ...(first ? ['letter'] : []),
    ...(route ? ['route'] : []),
    ...visibleChapters.map(({ key }) => key),
    ...Object.keys(rest),
  ]
  return {
    ...facts,
    ...shownSections,
    title,
    subtitle: cover?.subtitle ?? (countries.length === 0 ? undefined : joinWords(countries)),
    film: cover?.isHidden ? undefined : source.film,
    cover: { picture: pictureOf(cover?.picture) ?? picture },
    chapters: visibleChapters,
    sections: inOrder(usual, blockOf('order').order, (key) => key),
  }
}

const filledLines = (lines: readonly string[]): string[] => lines.filter((line) => line !== '')

/** The parts that are shown, as the agent words them; stays are numbered in the order of travel. */
function shownParts(
  { parts, library }: PresentationSource,
  blockOf: (key: string) => PresentationBlock,
) {
  let number = 0
  return parts.flatMap((part): ChapterPart[] => {
    const { isHidden, title, text, pictures, days = {} } = blockOf(segmentBlock(part.id))
    if (isHidden) return []
    if (part.kind === 'stay') number++
    return [
      {
        ...part,
        number: part.kind === 'stay' ? number : undefined,
        title: title || part.title,
        text: text === undefined ? part.text : text || undefined,
        pictures: pictures?.flatMap((one) => fromLibrary(one, library) ?? []) ?? part.pictures,
        days: part.kind === 'stay' ? ownDays(part, days) : [],
      },
    ]
  })
}

function ownDays(
  { startDate, day, nights }: PresentationPart,
  days: NonNullable<PresentationBlock['days']>,
) {
  return Object.entries(days).flatMap(([behind, { title, text }]): PresentationDay[] => {
    const offset = Number(behind)
    if (offset > nights || !(title || text)) return []
    return [
      {
        date: addDays(startDate, offset),
        day: day + offset,
        title: title || undefined,
        text: text || undefined,
      },
    ]
  })
}

function fromLibrary(
  { s3Key, mediaId, ...own }: ChosenPicture,
  library: readonly PresentationPicture[],
) {
  const libraryMedium = library.find((one) =>
    mediaId === undefined ? one.s3Key === s3Key : one.mediaId === mediaId,
  )
  return libraryMedium && { ...libraryMedium, ...own }
}

interface Chosen {
  readonly blockOf: (key: string) => PresentationBlock
  readonly pictureOf: (chosen: ChosenPicture | undefined) => PresentationPicture | undefined
}

/**
 * A chapter for each country in the order of travel; what lies between belongs to the country that
 * one comes from.
 */
function chaptersOf(
  parts: readonly ChapterPart[],
  { blockOf, pictureOf }: Chosen,
): PresentationChapter[] {
  const groups: { country: string | undefined; parts: ChapterPart[] }[] = []
  for (const part of parts) {
    const present = groups.at(-1)
    const country = part.kind === 'stay' ? part.country : undefined
    if (present === undefined) groups.push({ country, parts: [part] })
    else if (country === undefined || country === present.country) present.parts.push(part)
    else if (present.country === undefined) Object.assign(present, { country }).parts.push(part)
    else groups.push({ country, parts: [part] })
  }
  const times = new Map<string, number>()
  return groups.map(({ country, parts: own }) => {
    const name = keyText(country)
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    const key = `chapter:${name}${time === 1 ? '' : `-${time}`}`
    const { title, subtitle, text, picture } = blockOf(key)
    const orderedSegments = inOrder(own, blockOf(orderBlock(key)).order, ({ id }) => id)
    const stays = own.filter(({ kind }) => kind === 'stay')
    const ends = (stays.length > 0 ? stays : own).map(({ endDate }) => endDate).sort()
    const startDate = (stays[0] ?? own[0])?.startDate
    if (startDate === undefined) throw new Error('A chapter has at least one part')
    return {
      key,
      country,
      startDate,
      endDate: ends.at(-1) ?? startDate,
      title: title || country || 'The journey',
      subtitle: subtitle ?? regionsOf(stays),
      intro: text || undefined,
      picture: pictureOf(picture) ?? stays.find(({ pictures }) => pictures.length > 0)?.pictures[0],
      nights: stays.reduce((sum, { nights }) => sum + nights, 0),
      parts: withDays(orderedSegments),
    }
  })
}

const keyText = (country: string | undefined): string =>
  (country ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50) || 'journey'

function regionsOf(stays: readonly PresentationPart[]): string | undefined {
  const regions = [...new Set(stays.flatMap(({ region = [] }) => region))]
  return regions.length === 0 || regions.length > 4 ? undefined : joinWords(regions)
}

/** Activities are told as days of the stay in which they happen. */
function withDays(parts: readonly ChapterPart[]): ChapterPart[] {
  const stays = parts.filter(({ kind }) => kind === 'stay')
  const hostOf = ({ kind, startDate }: ChapterPart) =>
    kind === 'activity'
      ? stays.find((stay) => stay.startDate <= startDate && startDate <= stay.endDate)
      : undefined
  return parts.flatMap((part): ChapterPart[] => {
    if (hostOf(part) !== undefined) return []
    if (part.kind !== 'stay') return [part]
    const hostedParts = parts.filter((other) => hostOf(other) === part)
    const days = hostedParts.map(({ startDate: date, day, title, text }) => ({
      date,
      day,
      title,
      text,
    }))
    return [{ ...part, days: [...part.days, ...days].sort((one, other) => one.day - other.day) }]
  })
}

const ways = { flight: 'flight', road: 'road' } as const

/** The places in the order of travel; undefined when fewer than two are known. */
function routeOf(
  parts: readonly ChapterPart[],
  title: string | undefined,
): PresentationView['route'] {
  const points: RoutePoint[] = []
  let by: RoutePoint['by'] = 'on'
  for (const { id, kind, place, title: name, region, number, isCharter } of parts) {
    if (kind === 'activity') continue
    if (kind !== 'stay')
      by = isCharter ? 'charter' : (ownValue<RoutePoint['by']>(ways, kind) ?? 'on')
    if (place === undefined) continue
    const { latitude, longitude } = place
    points.push({
      latitude,
      longitude,
      by,
      number,
      partId: id,
      region,
      name: kind === 'stay' ? name : place.name,
    })
    if (kind === 'stay') by = 'on'
  }
  return points.length < 2 ? undefined : { title: title || undefined, points }
}

type Prices = NonNullable<PresentationSource['prices']>

/** What of the price a mode shows. */
function shownPrices({ perPerson, ...prices }: Prices, mode: 'total' | 'perPerson' | 'byParty') {
  const { parties, deposit, cancellation, keepsPlanningFee, ...sums } = prices
  if (mode === 'perPerson') return { perPerson, deposit, keepsPlanningFee }
  return mode === 'byParty' && parties !== undefined
    ? { ...sums, parties, deposit, keepsPlanningFee }
    : { ...sums, perPerson, deposit, keepsPlanningFee, cancellation }
}
