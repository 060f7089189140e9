import { describe, expect, test } from 'vitest'
import { dueOf } from '../../../../../web/features/trips/model/due'
import { day, today } from '../support'

const aTrip = { state: 'confirmed', sell: 100_00, paid: 50_00, dueType: 'balance' } as const

describe('the next payment of a trip', () => {
  test.each([
    ['2026-10-20', { look: 'overdue', words: '31 days overdue' }],
    ['2026-11-19', { look: 'overdue', words: '1 day overdue' }],
    ['2026-11-20', { look: 'soon', words: 'Balance today' }],
    ['2026-11-21', { look: 'soon', words: 'Balance tomorrow' }],
    ['2026-11-27', { look: 'soon', words: 'Balance in 7 days' }],
    ['2026-11-28', { look: 'later', words: 'Balance Nov 28' }],
    ['2027-01-26', { look: 'later', words: 'Balance Jan 26, 2027' }],
  ])('due on %s is said as %o', (dueDate, due) => {
    expect(dueOf({ ...aTrip, dueDate: day(dueDate) }, today)).toEqual(due)
  })

  test('names a deposit, a planning fee and a full payment', () => {
    const dueDate = day('2026-11-21')
    const planning = { dueType: 'deposit', duePurpose: 'planning' } as const
    expect(dueOf({ ...aTrip, ...planning, dueDate }, today).words).toBe('Planning fee tomorrow')
    expect(dueOf({ ...aTrip, dueType: 'deposit', dueDate }, today).words).toBe('Deposit tomorrow')
    expect(dueOf({ ...aTrip, dueType: 'sell', dueDate }, today).words).toBe('Full payment tomorrow')
  })

  test('says why there is none', () => {
    expect(dueOf({ ...aTrip, paid: 100_00 }, today)).toEqual({
      look: 'paid',
      words: 'Paid in full',
    })
    expect(dueOf({ ...aTrip, state: 'quote', paid: 0 }, today).words).toBe('No payments yet')
    expect(dueOf({ ...aTrip, state: 'holding', paid: 0 }, today).words).toBe('No payments yet')
    expect(dueOf({ ...aTrip, state: 'estimate', sell: 0, paid: 0 }, today).words).toBe(
      'Not quoted yet',
    )
  })

  test('asks for nothing but the fee of a cancelled trip', () => {
    const cancelled = { ...aTrip, state: 'cancelled' } as const
    expect(dueOf({ ...cancelled, dueDate: undefined }, today).words).toBe('Nothing due')
    expect(dueOf({ ...cancelled, dueDate: today }, today).words).toMatch(/^Cancellation fee /)
  })
})
