import { describe, expect, test } from 'vitest'
import { PartyGroupsCard } from '../../../../../web/features/itinerary-edit/components/parties/PartyGroupsCard'
import { TravelersCard } from '../../../../../web/features/itinerary-edit/components/parties/TravelersCard'
import { aTrip } from '../../../trip/builders'
import { renderTrip, wordsOf } from './render-trip'

const people = {
  travelers: [
    { id: 't1', firstName: 'Ann', lastName: 'Lee', age: 41 },
    { id: 't2', firstName: 'Bo' },
  ],
  parties: [
    { id: 'p1', name: 'Lee', travelerIds: ['t1'], allocations: { s1: 60 } },
    { id: 'p2', name: 'Bo', travelerIds: [], allocations: { s1: 40 } },
  ],
}
const cards = (overrides: Parameters<typeof aTrip>[0] = {}) =>
  renderTrip(
    <>
      <TravelersCard />
      <PartyGroupsCard />
    </>,
    aTrip(overrides),
  )

describe('who travels and who pays', () => {
  test('says how many have no name yet, and offers to list them', () => {
    const words = wordsOf(cards())
    expect(words).toContain('0 of 3 travelers named.')
    expect(words).toContain('Add all 3 as Traveler 1, 2, …')
    expect(words).toContain('One bill for 3 travelers.')
    expect(words).toContain('Split bill')
  })

  test('has a field for every name and age, each with its own label', () => {
    const html = cards(people)
    for (const label of [
      'First name of Ann Lee',
      'Age of Bo',
      'First name of new traveler',
      'Age of child 1',
    ]) {
      expect(html).toContain(`aria-label="${label}"`)
    }
  })

  test('shows what each group pays, who is in none, and that it adds up', () => {
    const words = wordsOf(cards(people))
    expect(words).toMatch(/Deposit [\d,]+\.\d\d Balance [\d,]+\.\d\d/)
    expect(words).toContain('No travelers yet. Move travelers here, or set its shares manually.')
    expect(words).toContain('Not in a group: Bo')
    expect(words).toMatch(/Total [\d,]+\.\d\d/)
    expect(words).toContain('1 segment set manually')
    expect(words).toContain('Reset to equal split')
  })

  test('keeps the numbers of a held trip, and lets names be corrected', () => {
    const html = cards({ ...people, state: 'provisional' })
    expect(html).not.toContain('role="spinbutton"')
    expect(wordsOf(html)).toContain('2 adults, 1 child (9)')
    expect(html).toContain('aria-label="First name of new traveler"')
  })

  test('changes nothing of a cancelled trip', () => {
    const html = cards({ ...people, state: 'cancelled' })
    const fields = html.match(/<input[^>]*>/g) ?? []
    expect(fields.length).toBeGreaterThan(0)
    expect(fields.every((field) => field.includes('readOnly'))).toBe(true)
    expect(html).not.toContain('Add group')
    expect(wordsOf(html)).toContain('View shares')
  })

  test('keeps a group that has paid', () => {
    const paid = {
      paymentId: 'pay_deposit',
      paymentType: 'deposit',
      amount: 100,
      serviceFee: 0,
      status: 'Paid',
    } as const
    const html = cards({ ...people, payments: [{ ...paid, partyId: 'p1' }] })
    expect(html).toMatch(/<button[^>]*disabled[^>]*aria-label="Remove Lee"/)
    expect(html).not.toMatch(/<button[^>]*disabled[^>]*aria-label="Remove Bo"/)
    expect(wordsOf(html)).toContain('Regenerate payments to match.')
  })
})
