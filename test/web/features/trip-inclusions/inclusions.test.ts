import { describe, expect, test } from 'vitest'
import { optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import {
  type IncludedStay,
  inclusionsOf,
  type RateInclusions,
} from '../../../../web/features/trip-inclusions/model/stay-inclusions'
import { mealNights, wholeTrip } from '../../../../web/features/trip-inclusions/model/whole-trip'

const stay = (named: Partial<IncludedStay> = {}): IncludedStay => ({
  id: 's1',
  number: 1,
  hue: 1,
  name: 'Jao Camp',
  nights: 3,
  isOwn: false,
  isHidden: false,
  rooms: [{ optionKey: 'JAO-TENT', name: 'Tented Suite' }],
  mealBasis: undefined,
  inclusions: undefined,
  extras: [],
  ...named,
})
const rate = (optionKey: string, mealBasis: string, ...inclusions: string[]): RateInclusions => ({
  mealBasis,
  inclusions,
  optionKey: optionKeySchema.parse(optionKey),
  supplierCode: supplierCodeSchema.parse('JAO'),
})

describe('what a stay includes', () => {
  test('is said in tidy lines, without the meal basis that suppliers begin with', () => {
    const rates = [
      rate(
        'JAO-TENT',
        'Fully inclusive',
        'Fully inclusive: all meals',
        'laundry',
        'park fees and transfers.',
      ),
    ]
    expect(inclusionsOf(stay(), rates)).toEqual([
      {
        rooms: [],
        mealBasis: 'Fully inclusive',
        lines: ['All meals', 'Laundry', 'Park fees', 'Transfers'],
      },
    ])
  })

  test('keeps together what stands in brackets, and a line of its own', () => {
    const rates = [rate('JAO-TENT', 'Full board', 'all meals', 'two activities (drives and walks)')]
    expect(inclusionsOf(stay(), rates)[0]?.lines).toEqual([
      'All meals',
      'Two activities (drives and walks)',
    ])
    expect(inclusionsOf(stay(), [rate('JAO-TENT', '', 'Meet and greet')])[0]?.lines).toEqual([
      'Meet and greet',
    ])
  })

  test('is said by room where the rooms differ, those with the same together', () => {
    const rooms = ['TENT', 'VILLA', 'SUITE'].map((code) => ({
      optionKey: `JAO-${code}`,
      name: code,
    }))
    const rates = [
      rate('JAO-TENT', 'Full board', 'meals'),
      rate('JAO-VILLA', 'Fully inclusive', 'meals', 'drinks'),
      rate('JAO-SUITE', 'Full board', 'meals'),
    ]
    expect(inclusionsOf(stay({ rooms }), rates)).toEqual([
      { rooms: ['TENT', 'SUITE'], mealBasis: 'Full board', lines: ['Meals'] },
      { rooms: ['VILLA'], mealBasis: 'Fully inclusive', lines: ['Meals', 'Drinks'] },
    ])
  })

  test('is what was quoted where no rate says it', () => {
    const quoted = stay({
      mealBasis: 'Half board',
      inclusions: 'Half board: room, breakfast, dinner (buffet, wine)',
    })
    const expected = [
      { rooms: [], mealBasis: 'Half board', lines: ['Room', 'Breakfast', 'Dinner (buffet, wine)'] },
    ]
    expect(inclusionsOf(quoted, undefined)).toEqual(expected)
    expect(inclusionsOf({ ...quoted, rooms: [] }, [])).toEqual(expected)
    expect(
      inclusionsOf({ ...quoted, inclusions: 'Room;\nbreakfast, lunch' }, [])[0]?.lines,
    ).toEqual(['Room', 'Breakfast, lunch'])
  })

  test('is nothing when nobody says anything', () => {
    expect(inclusionsOf(stay(), [])).toEqual([])
    expect(inclusionsOf(stay({ rooms: [] }), undefined)).toEqual([])
  })
})

describe('the whole trip', () => {
  const [jao, own, cape] = [
    stay(),
    stay({ id: 's2', nights: 1, extras: ['Champagne'] }),
    stay({ id: 's3', nights: 5 }),
  ]
  const known = [
    {
      stay: jao,
      groups: [{ rooms: [], mealBasis: 'Fully inclusive', lines: ['All meals', 'Laundry'] }],
    },
    { stay: own, groups: [] },
    { stay: cape, groups: [{ rooms: [], mealBasis: 'Bed and breakfast', lines: ['laundry'] }] },
  ]

  test('counts its nights by meal basis, most first, the unknown last', () => {
    expect(mealNights(known)).toEqual([
      { mealBasis: 'Bed and breakfast', nights: 5 },
      { mealBasis: 'Fully inclusive', nights: 3 },
      { mealBasis: '', nights: 1 },
    ])
  })

  test('lists everything once, with the stays that have it, what most have first', () => {
    expect(wholeTrip(known).map(({ line, stays }) => [line, stays.map(({ id }) => id)])).toEqual([
      ['Laundry', ['s1', 's3']],
      ['All meals', ['s1']],
      ['Champagne', ['s2']],
    ])
  })
})
