import { type PresentationView, presentationView } from '#shared/api/presentation-shapes'
import { addDays, calendarDate } from '#shared/dates/calendar-date'

/** 200 letters. */
export const longName = 'A camp with a name that nobody shortened '.repeat(5).slice(0, 199).trim()
const words = 'The delta is at its fullest now, and the islands are only reached by boat. '
const countries = ['Botswana', 'Zimbabwe', 'South Africa', 'Kenya']
const start = calendarDate('2027-06-01')

interface Long {
  readonly parts: number
  readonly parties: number
  readonly pictures?: boolean
  readonly title?: string
}

/** The longest trip that is allowed: 200 stays, and every text as long as it may be. */
export function theLongestTrip(): PresentationView {
  const view = aLongTrip({ parts: 200, parties: 2, title: 'The longest trip' })
  const chapters = view.chapters.map((chapter) => ({
    ...chapter,
    parts: chapter.parts.map((part, at) => ({
      ...part,
      kind: 'stay' as const,
      number: at + 1,
      nights: 2,
      text: words.repeat(27).slice(0, 2_000),
      extras: Array.from({ length: 50 }, () => words.repeat(3).slice(0, 199)),
      pictures: [1, 2, 3].map((index) => ({ s3Key: `art/delta/${part.id}-${index}` })),
      days: [0, 1, 2].map((day) => ({
        date: part.startDate,
        day: at * 3 + day,
        title: 'On the water',
        text: words.repeat(8),
      })),
    })),
  }))
  return { ...view, chapters }
}

/** A presentation of a trip with so many parts, every second one a stay, in four countries. */
export function aLongTrip({
  parts,
  parties,
  pictures = true,
  title = longName,
}: Long): PresentationView {
  const art = (seed: string) =>
    pictures ? [{ s3Key: `art/savanna/${seed}` }, { s3Key: `art/delta/${seed}-2` }] : []
  const all = Array.from({ length: parts }, (_, at) => {
    const isStay = at % 2 === 1
    const startDate = addDays(start, at)
    return {
      id: `s${at}`,
      kind: isStay ? 'stay' : 'flight',
      number: isStay ? (at + 1) / 2 : undefined,
      day: at + 1,
      startDate,
      endDate: addDays(startDate, isStay ? 2 : 0),
      nights: isStay ? 2 : 0,
      isIncluded: at % 7 !== 0,
      title: at % 5 === 0 ? longName : `Part ${at}`,
      text: at % 3 === 0 ? words.repeat(8) : undefined,
      region: 'Okavango',
      mealBasis: 'Full board',
      inclusions: words,
      extras: ['Laundry'],
      rooms: isStay ? [{ name: longName, adults: 2, children: 1 }] : [],
      features: [{ code: 'pool', name: 'Pool' }],
      pictures: isStay ? art(`CAMP${at}`) : [],
      days: isStay
        ? [{ date: startDate, day: at + 1, title: 'On the water', text: words.repeat(2) }]
        : [],

      from: { name: 'Maun', latitude: -20, longitude: 23.4 },
      place: { name: 'Kasane', latitude: -17.8, longitude: 25.2 },
      flightNumber: 'MK 312',
      departureTime: '10:30',
      arrivalTime: '11:10',
    }
  })
  const size = Math.ceil(parts / countries.length)
  const chapters = countries.map((country, at) => ({
    key: `chapter:${at}`,
    country,
    title: country,
    intro: at % 2 === 0 ? words.repeat(40) : words,
    startDate: start,
    endDate: addDays(start, 9),
    nights: 9,
    picture: art(country)[0],
    parts: all.slice(at * size, (at + 1) * size),
  }))
  return presentationView.parse({
    itineraryId: 'itn_000000000001',
    version: 3,
    title,
    client: 'Дмитрий שלום 李',
    startDate: start,
    endDate: addDays(start, parts),
    nights: parts,
    adults: 20,
    children: 4,
    currency: 'USD',
    agent: { name: 'Naledi Moremi', email: 'naledi@marulajourneys.com' },
    agency: { name: 'Marula Journeys', agencyCode: 'MAR001', address: '12 Tati Road', theme: {} },
    cover: { picture: art('JAO')[0] },
    sections: [
      'letter',
      'route',
      ...chapters.map(({ key }) => key),
      'price',
      'team',
      'terms',
      'closing',
    ],
    letter: { title: longName, text: words.repeat(60) },
    route: {
      points: [
        { name: 'Maun', latitude: -20, longitude: 23.4, partId: 's0', by: 'on' },
        { name: longName, latitude: -17.8, longitude: 25.2, number: 1, partId: 's1', by: 'flight' },
        {
          name: 'Cape Town',
          latitude: -33.9,
          longitude: 18.4,
          number: 2,
          partId: 's3',
          by: 'road',
        },
      ],
    },
    chapters,
    price: {
      mode: parties > 0 ? 'byParty' : 'total',
      total: 6_146_000,
      perPerson: 256_083,
      deposit: 1_843_800,
      parties: Array.from({ length: parties }, (_, at) => ({
        name: `${at} ${longName}`,
        amount: 500_000 + at,
      })),
      included: ['Nights', words.repeat(6)],
      notIncluded: ['Visas'],
    },
    team: {
      people: [
        {
          name: 'Naledi Moremi',
          email: 'naledi@marulajourneys.com',
          phone: '+267 686 0000',
          text: words,
        },
      ],
    },
    terms: { text: Array.from({ length: 40 }, () => words.repeat(5)).join('\n') },
    closing: { text: 'The fire is lit.', picture: art('LEBOMBO')[0] },
  })
}
