import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeText, foreignCharge, readCharges } from '#shared/rates/rate-charges'
import { rateChargesSchema } from '#shared/rates/rate-charges-schema'

describe('charges', () => {
  test('are a name, an amount and what it is for, with ages, dates and who pays where they say so', () => {
    expect(
      readCharges(
        'Park fee 40.00 bwp per person per night age 12+ paid locally; Crèche fee 5 per person per stay age 2–11;Christmas supplement 150.00 Per Room per night from 2027-12-24 to 2027-12-26',
      ),
    ).toEqual([
      {
        name: 'Park fee',
        amount: '40.00',
        currency: 'BWP',
        per: 'person',
        each: 'night',
        ages: { from: 12, to: undefined },
        isPaidLocally: true,
      },
      {
        name: 'Crèche fee',
        amount: '5',
        per: 'person',
        each: 'stay',
        ages: { from: 2, to: 11 },
        isPaidLocally: false,
      },
      {
        name: 'Christmas supplement',
        amount: '150.00',
        per: 'room',
        each: 'night',
        dates: { from: '2027-12-24', to: '2027-12-26' },
        isPaidLocally: false,
      },
    ])
  })

  test.each([
    ['', 'must be a name'],
    ['Park fee 40', '(not Park fee 40)'],
    ['40 per person per night', 'must be a name'],
    ['Levy 40 per person per night;', '(not empty)'],
    ['Levy 40 per person per night age 11-6', 'ages in order'],
    ['Levy 40 per person per night from 2027-02-30 to 2027-03-02', 'dates in order'],
    ['Levy 40 per person per night from 2027-03-03 to 2027-03-02', 'dates in order'],
    ['Levy 40 XQX per person per night', 'no currency XQX'],
    ['Levy 40 per room per stay', undefined],
  ])('of "%s" are judged', (text, wrong) => {
    const judged = rateChargesSchema.safeParse(text)
    expect(judged.success).toBe(wrong === undefined)
    if (wrong !== undefined) expect(judged.error?.issues[0]?.message).toContain(wrong)
  })

  test('come back from their text as they were', () => {
    const charge = fc.record({
      name: fc.constantFrom('Park fee', 'Conservation levy', 'New Year'),
      amount: fc.nat(9999).map(String),
      currency: fc.constantFrom(undefined, 'BWP'),
      per: fc.constantFrom('person' as const, 'room' as const),
      each: fc.constantFrom('night' as const, 'stay' as const),
      ages: fc.constantFrom(undefined, { from: 2, to: 11 }, { from: 7, to: 7 }, { from: 12 }),
      dates: fc.constantFrom(undefined, { from: '2027-12-24', to: '2027-12-26' }),
      isPaidLocally: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(charge, { minLength: 1, maxLength: 4 }), (charges) => {
        expect(readCharges(charges.map(chargeText).join('; '))).toEqual(charges)
      }),
    )
  })

  test('in another currency than the rates are found, unless they are paid locally', () => {
    expect(foreignCharge('Levy 4 BWP per room per stay paid locally', 'USD')).toBeUndefined()
    expect(foreignCharge('Levy 4 USD per room per stay', 'USD')).toBeUndefined()
    expect(
      foreignCharge('Fee 4 per room per stay; Levy 4 BWP per room per stay', 'USD')?.name,
    ).toBe('Levy')
  })
})
