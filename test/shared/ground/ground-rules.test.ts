import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import {
  countryCodes,
  flyIn,
  malaria,
  type Source,
  sources,
  towns,
  yellowFever,
} from '#shared/ground/ground-facts'
import { type GroundSegment, groundAdvice, groundCodes } from '#shared/ground/ground-rules'
import { sunsetOn } from '#shared/ground/sunset'
import { demoCountries, demoRegions } from '../../../infra/local/demo/catalogue'

let count = 0
const segment = (
  named: Partial<Omit<GroundSegment, 'startDate' | 'endDate'>> & { from: string; to?: string },
): GroundSegment => {
  const { from, to = from, ...rest } = named
  return {
    id: `g${count++}`,
    type: 'stay',
    ...rest,
    startDate: calendarDate(from),
    endDate: calendarDate(to),
  }
}
const okavango = { campName: 'Jao Camp', country: 'Botswana', regionCode: 'OKA' }
const sabi = { campName: 'Londolozi', country: 'South Africa', regionCode: 'SAB' }
const city = { campName: 'Mount Nelson', country: 'South Africa', regionCode: 'CPT' }
const mara = { campName: 'Angama', country: 'Kenya', regionCode: 'MAR' }
const codes = (segments: readonly GroundSegment[], childrenAges: readonly number[] = []) =>
  groundAdvice({ segments, childrenAges }).map(({ code }) => code)

describe('the sun', () => {
  // As the almanacs of Cape Town, Maun and Nairobi print it.
  test.each([
    ['2027-12-21', [-33.97, 18.6, 2], 20 * 60],
    ['2027-06-21', [-33.97, 18.6, 2], 17 * 60 + 45],
    ['2027-06-15', [-19.97, 23.43, 2], 17 * 60 + 52],
    ['2027-03-21', [-1.32, 36.93, 3], 18 * 60 + 44],
  ] as const)('sets on %s near %s when it does', (day, place, minutes) => {
    expect(Math.abs(sunsetOn(calendarDate(day), place) - minutes)).toBeLessThanOrEqual(4)
  })
})

describe('arriving', () => {
  const landing = (arrivalTime: string) =>
    segment({ type: 'entry', from: '2027-06-15', travelHubCode: 'MUB', arrivalTime })
  const stay = segment({ ...okavango, from: '2027-06-15', to: '2027-06-18' })

  test('too late for the last flight to an airstrip, to the minute', () => {
    // The sun sets at 17:52: an hour to connect and an hour in the air.
    expect(codes([landing('15:45'), stay])).toEqual([])
    expect(codes([landing('16:05'), stay])).toEqual(['last-flight'])
    expect(groundAdvice({ segments: [landing('16:05'), stay], childrenAges: [] })[0]?.title).toBe(
      'The last flight to Jao Camp will have left',
    )
  })
  test('by road with less than two hours of light, but not in town', () => {
    const drive = (arrivalTime: string) =>
      segment({ type: 'road', from: '2027-06-15', travelHubCode: 'SZK', arrivalTime })
    const reserve = segment({ ...sabi, from: '2027-06-15', to: '2027-06-18' })
    expect(codes([drive('14:00'), reserve])).toEqual([])
    expect(codes([drive('16:30'), reserve])).toEqual(['daylight'])
    const late = segment({
      type: 'entry',
      from: '2027-06-15',
      travelHubCode: 'CPT',
      arrivalTime: '21:30',
    })
    expect(codes([late, segment({ ...city, from: '2027-06-15', to: '2027-06-18' })])).toEqual([])
  })
  test('at a time or a place that nobody told says nothing', () => {
    expect(
      codes([segment({ type: 'entry', from: '2027-06-15', travelHubCode: 'MUB' }), stay]),
    ).toEqual([])
    const elsewhere = segment({
      type: 'entry',
      from: '2027-06-15',
      travelHubCode: 'XXX',
      arrivalTime: '23:00',
    })
    expect(codes([elsewhere, stay])).toEqual([])
  })
})

describe('children', () => {
  const stay = (place: object, minChildAge = 0) =>
    segment({ ...place, from: '2027-06-15', to: '2027-06-18', minChildAge })

  test('below five are noted in malaria areas alone', () => {
    expect(codes([stay(okavango)], [4])).toEqual(['malaria'])
    expect(codes([stay(okavango)], [5])).toEqual([])
    expect(codes([stay(city)], [1])).toEqual([])
    expect(codes([stay(sabi)], [12, 2])).toEqual(['malaria'])
    expect(
      codes([stay({ campName: 'Giraffe Manor', country: 'Kenya', regionCode: 'NAI' })], [2]),
    ).toEqual([])
  })
  test.each([
    ['South Africa', 'ZUL', true],
    ['South Africa', 'MAD', false],
    ['Namibia', 'DAM', true],
    ['Namibia', 'SOS', false],
    ['Eswatini', 'LOW', true],
    ['Eswatini', 'EZU', false],
    ['Kenya', 'MKE', true],
    ['Tanzania', 'NGO', false],
    ['India', 'RAN', true],
    ['Mauritius', 'NOR', false],
  ])('%s, %s is a malaria area: %s', (country, regionCode, isArea) => {
    expect(codes([stay({ campName: 'Camp', country, regionCode })], [2])).toEqual(
      isArea ? ['malaria'] : [],
    )
  })
  test('younger than the camp takes are noted', () => {
    expect(codes([stay(city, 12)], [12])).toEqual([])
    expect(codes([stay(city, 12)], [14, 11])).toEqual(['child-age'])
  })
})

describe('borders', () => {
  const at = (place: object, from: string, to: string) => segment({ ...place, from, to })

  test('after Kenya within six days, South Africa asks for a certificate; the other way round it does not', () => {
    const [kenya, africa] = [
      at(mara, '2027-06-10', '2027-06-13'),
      at(sabi, '2027-06-13', '2027-06-16'),
    ]
    expect(codes([kenya, africa])).toEqual(['yellow-fever'])
    expect(codes([at(sabi, '2027-06-01', '2027-06-10'), kenya])).toEqual([])
    expect(
      codes([
        kenya,
        at(
          { campName: 'Raffles', country: 'Seychelles', regionCode: 'PRA' },
          '2027-06-20',
          '2027-06-24',
        ),
      ]),
    ).toEqual([])
  })
  test('Uganda asks everyone for a certificate, Lesotho who comes from Kenya', () => {
    const bwindi = { campName: 'Clouds', country: 'Uganda', regionCode: 'BWI' }
    const maluti = { campName: 'Maliba Lodge', country: 'Lesotho', regionCode: 'MAL' }
    expect(
      groundAdvice({ segments: [at(bwindi, '2027-06-10', '2027-06-13')], childrenAges: [] }),
    ).toMatchObject([
      { code: 'yellow-fever', title: 'Uganda asks everyone for a yellow fever certificate' },
    ])
    expect(
      codes([at(mara, '2027-06-10', '2027-06-13'), at(maluti, '2027-06-13', '2027-06-16')]),
    ).toEqual(['yellow-fever'])
    expect(codes([at(maluti, '2027-06-13', '2027-06-16')])).toEqual([])
  })
  test('a country entered twice needs a visa for it, or one that both countries share', () => {
    const falls = { campName: 'Victoria Falls', country: 'Zimbabwe', regionCode: 'VIC' }
    const zambia = { campName: 'Chiawa', country: 'Zambia', regionCode: 'LOW' }
    const notes = (between: object) =>
      groundAdvice({
        segments: [
          at(falls, '2027-06-01', '2027-06-03'),
          at(between, '2027-06-03', '2027-06-05'),
          at(falls, '2027-06-05', '2027-06-07'),
        ],
        childrenAges: [],
      })
    expect(notes(okavango)).toMatchObject([
      {
        code: 'visa',
        text: expect.stringContaining('single-entry visa ends on leaving, here for Botswana'),
      },
    ])
    expect(notes(zambia)).toMatchObject([
      { code: 'visa', text: expect.stringContaining('KAZA Univisa covers it') },
    ])
    expect(
      codes([at(falls, '2027-06-01', '2027-06-03'), at(falls, '2027-06-03', '2027-06-05')]),
    ).toEqual([])
  })
})

describe('the rates of a camp', () => {
  const rule = {
    optionKey: 'JAO-TENT',
    from: '2027-06-01',
    to: '2027-08-31',
    currency: 'USD',
    twinRate: '900.00',
  }
  const stay = {
    ...segment({ ...okavango, from: '2027-06-15', to: '2027-06-17' }),
    rooms: [{ optionKey: 'JAO-TENT', children: 0 }],
  }
  const notes = (rules: object[]) =>
    groundAdvice({ segments: [stay], childrenAges: [], rulesOf: () => rules as never })

  test('ask for more nights than there are', () => {
    expect(notes([{ ...rule, minLOS: 3 }])).toMatchObject([
      { code: 'min-nights', title: 'Jao Camp asks for at least 3 nights' },
    ])
    expect(notes([{ ...rule, minLOS: 2 }])).toEqual([])
    expect(
      notes([
        { ...rule, minLOS: 3 },
        { ...rule, minLOS: 1, maxLOS: 2 },
      ]),
    ).toEqual([])
  })
  test('take no more nights than they say', () => {
    expect(notes([{ ...rule, maxLOS: 1 }])).toMatchObject([
      { code: 'max-nights', title: 'Jao Camp takes at most 1 night' },
    ])
    expect(notes([{ ...rule, maxLOS: 1 }, rule])).toEqual([])
  })
  test('close it on a night, and say until when', () => {
    const closed = { ...rule, from: '2027-06-16', to: '2027-06-30', prov: 'C' }
    expect(notes([{ ...rule, to: '2027-06-15' }, closed])).toMatchObject([
      {
        code: 'closed-season',
        title: 'Jao Camp is closed on Jun 16',
        text: expect.stringContaining('Jun 30'),
      },
    ])
  })
})

test('facts name regions and countries that the catalogue has, and each says where it is from', () => {
  const regions = new Set(demoRegions.map(({ countryRegionCode }) => countryRegionCode))
  expect(
    [...flyIn, ...towns, ...malaria.butNot, ...malaria.regions].filter(
      (code) => !regions.has(code),
    ),
  ).toEqual([])
  expect(
    demoCountries.filter(({ name, countryCode }) => countryCodes[name] !== countryCode),
  ).toEqual([])
  const known = new Set<string>(Object.values(countryCodes))
  expect(
    [
      ...malaria.countries,
      ...yellowFever.risk,
      ...yellowFever.asks,
      ...yellowFever.asksEveryone,
    ].filter((code) => !known.has(code)),
  ).toEqual([])
  expect(
    Object.values<Source>(sources).filter(({ title, asOf }) => title === '' || asOf < 2015),
  ).toEqual([])
  expect(new Set(groundCodes).size).toBe(9)
})
