import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { paymentsSum } from '#shared/payments/edit-payments'
import { planPayments } from '#shared/payments/plan-payments'
import { partyBills } from '#shared/pricing/party-shares'

const today = calendarDate('2026-11-20')
const plain = { today, segments: [], groups: [], kept: [], startDate: calendarDate('2027-07-01') }

/** A priced trip: some segments, a deposit that is at most the sell, a start within two years. */
const priced = fc
  .record({
    sells: fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 8 }),
    custom: fc.integer({ min: 0, max: 100_000 }),
    percent: fc.integer({ min: 0, max: 100 }),
    days: fc.integer({ min: 0, max: 700 }),
    travelers: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }),
  })
  .map(({ sells, custom, percent, days, travelers }) => {
    const sell = sells.reduce((sum, one) => sum + one, custom)
    const deposit = Math.round((sell * percent) / 100)
    let next = 0
    return {
      today,
      kept: [],
      startDate: addDays(today, days),
      finance: { sell, deposit, balance: sell - deposit },
      segments: sells.map((one, index) => ({ id: `s${index}`, sell: one })),
      groups: travelers.map((count, index) => ({
        id: `p${index}`,
        travelerIds: Array.from({ length: count }, () => `t${next++}`),
      })),
    }
  })

describe('the payments of a trip', () => {
  test('are a deposit today and a balance 84 days before the start', () => {
    expect(planPayments({ ...plain, finance: { sell: 100, deposit: 30, balance: 70 } })).toEqual([
      { paymentType: 'deposit', amount: 30, dueDate: '2026-11-20' },
      { paymentType: 'balance', amount: 70, dueDate: '2027-04-08' },
    ])
  })

  test('are one of type sell when both would be due today', () => {
    const plan = {
      ...plain,
      startDate: addDays(today, 84),
      finance: { sell: 100, deposit: 30, balance: 70 },
    }
    expect(planPayments(plan)).toEqual([
      { paymentType: 'sell', amount: 100, dueDate: '2026-11-20' },
    ])
  })

  test('count what is kept towards the deposit first', () => {
    const plan = { ...plain, finance: { sell: 100, deposit: 30, balance: 70 } }
    const dueAfter = (amount: number) =>
      planPayments({ ...plan, kept: [{ amount }] }).map(({ paymentType, amount: due }) => [
        paymentType,
        due,
      ])
    expect(dueAfter(10)).toEqual([
      ['deposit', 20],
      ['balance', 70],
    ])
    expect(dueAfter(30)).toEqual([['balance', 70]])
    expect(dueAfter(45)).toEqual([['balance', 55]])
    expect(dueAfter(120)).toEqual([])
  })

  test('add up to the sell, to the cent, among all party groups', () => {
    fc.assert(
      fc.property(priced, (plan) => {
        expect(paymentsSum(planPayments(plan))).toBe(plan.finance.sell)
      }),
    )
  })

  test('of a party group are what it was told that it pays', () => {
    fc.assert(
      fc.property(priced, (plan) => {
        fc.pre(plan.groups.length > 1)
        const planned = planPayments(plan)
        const asked = (partyId: string, ...types: string[]) =>
          paymentsSum(
            planned.filter((one) => one.partyId === partyId && types.includes(one.paymentType)),
          )
        const isOne = planned.some(({ paymentType }) => paymentType === 'sell')
        for (const { id, sell, deposit, balance } of partyBills(plan)) {
          expect(asked(id, 'sell', 'deposit', 'balance')).toBe(sell)
          if (!isOne)
            expect([asked(id, 'deposit'), asked(id, 'balance')]).toEqual([deposit, balance])
        }
      }),
    )
  })

  test('of the others stay as they are when a party group has paid its own', () => {
    fc.assert(
      fc.property(priced, fc.nat(), (plan, at) => {
        const planned = planPayments(plan)
        const deposits = planned.filter(({ paymentType }) => paymentType === 'deposit')
        fc.pre(plan.groups.length > 1 && deposits.length > 0 && planned.length > deposits.length)
        const paid = deposits[at % deposits.length]
        if (paid === undefined) return
        expect(planPayments({ ...plan, kept: [paid] })).toEqual(
          planned.filter((one) => one !== paid),
        )
      }),
    )
  })

  test('of party groups are never below zero, whatever was kept of whom', () => {
    const some = fc.array(
      fc.record({ amount: fc.nat(5_000_000), partyId: fc.constantFrom('p0', 'p1', undefined) }),
    )
    fc.assert(
      fc.property(priced, some, (plan, kept) => {
        const planned = planPayments({ ...plan, kept })
        expect(planned.every(({ amount }) => amount > 0)).toBe(true)
        const had = kept.reduce((sum, { amount }) => sum + amount, 0)
        expect(paymentsSum(planned)).toBe(Math.max(0, plan.finance.sell - had))
      }),
    )
  })

  test('of a type add up to what is due of it, and are positive', () => {
    fc.assert(
      fc.property(priced, (plan) => {
        const payments = planPayments(plan)
        const whole = planPayments({ ...plan, groups: [] })
        for (const { paymentType, amount } of whole) {
          expect(
            paymentsSum(payments.filter((payment) => payment.paymentType === paymentType)),
          ).toBe(amount)
        }
        expect(payments.every(({ amount }) => amount > 0)).toBe(true)
      }),
    )
  })

  test('are never due before today nor, unless today, later than 84 days before the start', () => {
    fc.assert(
      fc.property(priced, (plan) => {
        for (const { dueDate } of planPayments(plan)) {
          expect(dueDate >= today).toBe(true)
          expect(dueDate === today || dueDate <= addDays(plan.startDate, -84)).toBe(true)
        }
      }),
    )
  })

  test('and what is kept add up to the sell, unless more is kept', () => {
    fc.assert(
      fc.property(priced, fc.integer({ min: 0, max: 6_000_000 }), (plan, amount) => {
        const due = paymentsSum(
          planPayments({ ...plan, kept: [{ amount, partyId: plan.groups[0]?.id }] }),
        )
        expect(due).toBe(Math.max(0, plan.finance.sell - amount))
      }),
    )
  })
})

describe('the payments of a trip with a plan', () => {
  const steps = fc.uniqueArray(
    fc.record({ days: fc.integer({ min: 0, max: 730 }), percent: fc.integer({ min: 1, max: 12 }) }),
    { selector: ({ days }) => days, maxLength: 8 },
  )
  const plain100 = { ...plain, finance: { sell: 1_000_00, deposit: 200_00, balance: 800_00 } }
  const due = (plan: Parameters<typeof planPayments>[0]) =>
    planPayments(plan).map(({ paymentType, amount, dueDate }) => [paymentType, amount, dueDate])

  test('are the deposit, each part on its day, and what is left as the balance', () => {
    const two = [
      { days: 90, percent: 25 },
      { days: 150, percent: 33.33 },
    ]
    expect(due({ ...plain100, steps: two })).toEqual([
      ['deposit', 200_00, '2026-11-20'],
      ['balance', 333_30, '2027-02-01'],
      ['balance', 250_00, '2027-04-02'],
      ['balance', 216_70, '2027-04-08'],
    ])
  })

  test('are one payment where a part is due on the day of the balance', () => {
    expect(due({ ...plain100, steps: [{ days: 84, percent: 25 }] })).toEqual([
      ['deposit', 200_00, '2026-11-20'],
      ['balance', 800_00, '2027-04-08'],
    ])
  })

  test('ask with the deposit for the parts whose day has passed', () => {
    expect(due({ ...plain100, steps: [{ days: 300, percent: 10 }] })).toEqual([
      ['deposit', 300_00, '2026-11-20'],
      ['balance', 700_00, '2027-04-08'],
    ])
  })

  test('count what came in towards the earliest parts', () => {
    const plan = { ...plain100, steps: [{ days: 150, percent: 30 }] }
    expect(due({ ...plan, kept: [{ amount: 250_00 }] })).toEqual([
      ['balance', 250_00, '2027-02-01'],
      ['balance', 500_00, '2027-04-08'],
    ])
    expect(due({ ...plan, kept: [{ amount: 1_000_00 }] })).toEqual([])
  })

  test('are one payment when the last of them would be due today', () => {
    const today = calendarDate('2027-06-01')
    expect(due({ ...plain100, today, steps: [{ days: 90, percent: 25 }] })).toEqual([
      ['sell', 1_000_00, '2027-06-01'],
    ])
  })

  test('and what is kept add up to the sell, positive and in order, for each party group too', () => {
    const some = fc.array(
      fc.record({ amount: fc.nat(2_000_000), partyId: fc.constantFrom('p0', 'p1', undefined) }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(priced, steps, some, (plan, parts, kept) => {
        const planned = planPayments({ ...plan, steps: parts, kept })
        expect(planned.every(({ amount }) => amount > 0)).toBe(true)
        const had = kept.reduce((sum, { amount }) => sum + amount, 0)
        expect(paymentsSum(planned)).toBe(Math.max(0, plan.finance.sell - had))
        const days = planned.map(({ dueDate }) => dueDate)
        expect(days).toEqual(days.toSorted())
        expect(days.every((day) => day >= today)).toBe(true)
        if (plan.groups.length < 2 || kept.length > 0) return
        for (const { id, sell } of partyBills(plan))
          expect(paymentsSum(planned.filter(({ partyId }) => partyId === id))).toBe(sell)
      }),
    )
  })
})
