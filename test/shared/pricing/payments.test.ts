import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { paymentDescriptor, wholeWords } from '#shared/pricing/payment-descriptor'
import { paymentsDue } from '#shared/pricing/payments-due'

const finance = { sell: 715_206, deposit: 383_376, balance: 331_830 }
const today = calendarDate('2027-01-10')

describe('paymentsDue', () => {
  test('asks for the deposit today and for the balance 84 days before the start', () => {
    expect(paymentsDue({ finance, today, startDate: calendarDate('2027-06-12') })).toEqual([
      { paymentType: 'deposit', amount: 383_376, dueDate: '2027-01-10' },
      { paymentType: 'balance', amount: 331_830, dueDate: '2027-03-20' },
    ])
  })

  test('asks for everything at once when the balance would be due today or earlier', () => {
    const all = [{ paymentType: 'sell', amount: 715_206, dueDate: today }]
    expect(paymentsDue({ finance, today, startDate: addDays(today, 84) })).toEqual(all)
    expect(paymentsDue({ finance, today, startDate: addDays(today, -3) })).toEqual(all)
    expect(paymentsDue({ finance, today, startDate: addDays(today, 85) })).toHaveLength(2)
  })

  test('takes another lead time when it is configured', () => {
    const [, balance] = paymentsDue({
      finance,
      today,
      startDate: calendarDate('2027-06-12'),
      leadDays: 30,
    })
    expect(balance?.dueDate).toBe('2027-05-13')
  })

  test('asks for no payment of nothing', () => {
    const startDate = calendarDate('2027-12-01')
    const none = { sell: 0, deposit: 0, balance: 0 }
    expect(
      paymentsDue({ finance: { ...none, sell: 5, deposit: 5 }, today, startDate }),
    ).toHaveLength(1)
    expect(paymentsDue({ finance: none, today, startDate })).toEqual([])
    expect(paymentsDue({ finance: none, today, startDate: today })).toEqual([])
  })

  test('asks for the sell in all, never before today', () => {
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.nat(1e9),
        fc.integer({ min: -200, max: 800 }),
        (deposit, balance, days) => {
          const due = paymentsDue({
            finance: { sell: deposit + balance, deposit, balance },
            today,
            startDate: addDays(today, days),
          })
          expect(due.reduce((sum, { amount }) => sum + amount, 0)).toBe(deposit + balance)
          expect(due.every(({ dueDate }) => dueDate >= today)).toBe(true)
        },
      ),
    )
  })
})

describe('wholeWords', () => {
  test.each([
    ['Marula Journeys Deposit', 'credit', 'Marula Journeys'],
    ['Marula Journeys Deposit', 'ach', 'Marula Journeys'],
    ['Acme Trips Deposit', 'ach', 'Acme Trips Deposit'],
    ['Acme Trips Deposit', 'credit', 'Acme Trips'],
    ["O'Hara  Travel Deposit", 'credit', "O'Hara Travel"],
    ['Kilimanjaroadventures Deposit', 'credit', 'Kilimanjaroadventures'],
    ['', 'ach', ''],
  ] as const)('of %j for %s are %j', (text, method, words) => {
    expect(wholeWords(text, method)).toBe(words)
  })
})

describe('paymentDescriptor', () => {
  test('drops quotes and angle brackets and truncates by method', () => {
    const text = "Hartley's <Botswana> Adventure"
    expect(paymentDescriptor(text, 'ach')).toBe('Hartleys Botswana Adve')
    expect(paymentDescriptor(text, 'credit')).toBe('Hartleys Botswa')
  })

  test.each(['', "'<>'", '   '])('drops %j, of which nothing is left', (text) => {
    expect(paymentDescriptor(text, 'ach')).toBeUndefined()
  })

  test('cuts no character in half', () => {
    expect(paymentDescriptor(`${'a'.repeat(14)}🦒🦒`, 'credit')).toBe(`${'a'.repeat(14)}🦒`)
  })

  test('holds to its length and characters whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const descriptor = paymentDescriptor(text, 'credit') ?? ''
        expect([...descriptor].length).toBeLessThanOrEqual(15)
        expect(descriptor).not.toMatch(/['<>]/)
      }),
    )
  })
})
