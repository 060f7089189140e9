import type { PresentationPart, PresentationView } from '#shared/api/presentation-shapes'
import { longDate, rangeWithYear } from '#shared/format/dates'
import { countOf, guestWords } from '#shared/format/words'

const ordinals = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** `Chapter one`, and `Chapter 13`. */
export const chapterWords = (index: number): string => `Chapter ${ordinals[index] ?? index + 1}`

/** What the cover says in numbers. */
export function coverFacts({
  startDate,
  endDate,
  nights,
  chapters,
  adults,
  children,
}: PresentationView) {
  const parts = chapters.flatMap((chapter) => chapter.parts)
  const [places, flights] = ['stay', 'flight'].map(
    (kind) => parts.filter((part) => part.kind === kind).length,
  )
  const countries = new Set(chapters.flatMap(({ country = [] }) => country)).size
  return [
    { value: rangeWithYear(startDate, endDate), label: guestWords({ adults, children }) },
    { value: countOf(nights, 'night'), label: countOf(nights + 1, 'day') },
    ...(places
      ? [
          {
            value: countOf(places, 'place'),
            label: countries === 0 ? 'along the way' : countOf(countries, 'country', 'countries'),
          },
        ]
      : []),
    ...(flights ? [{ value: countOf(flights, 'flight'), label: 'within the journey' }] : []),
  ]
}

/** Rooms of the same kind for as many guests, counted. */
export function roomLines(
  rooms: PresentationPart['rooms'],
): { readonly name: string; readonly guests: string }[] {
  const roomCounts = new Map<string, { name: string; guests: string; count: number }>()
  for (const { name, ...people } of rooms) {
    const guests = guestWords(people)
    const key = `${name} ${guests}`
    roomCounts.set(key, { name, guests, count: (roomCounts.get(key)?.count ?? 0) + 1 })
  }
  return [...roomCounts.values()].map(({ name, guests, count }) =>
    count === 1 ? { name, guests } : { name: `${count} × ${name}`, guests: `${guests} each` },
  )
}

/** `Quote MAR001, version 3`: what one says on the phone about a presentation. */
export const imprintOf = ({ agency, version, startDate }: PresentationView): string =>
  `${agency.agencyCode}, version ${version}, for travel from ${longDate(startDate)}`

/** Paragraphs of a text, as blank lines part them. */
export const paragraphsOf = (text: string | undefined): string[] =>
  (text ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
