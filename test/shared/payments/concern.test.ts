import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Concern, withConcern } from '#shared/payments/concern'

const minute = (at: number): string => new Date(Date.UTC(2026, 10, 20, 8, at)).toISOString()
const words = fc.record({
  kind: fc.constant('dispute' as const),
  reference: fc.constant('dp_1'),
  state: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
  at: fc.integer({ min: 0, max: 5 }).map(minute),
  amount: fc.integer({ min: 1, max: 3 }),
  currency: fc.constant('USD'),
  reason: fc.constantFrom('fraudulent', 'duplicate'),
  respondBy: fc.option(fc.integer({ min: 10, max: 15 }).map(minute), { nil: undefined }),
})

const heard = (said: readonly Concern[]) => said.reduce<Concern | undefined>(withConcern, undefined)

test('words of a dispute lead to the same in every order, however often they come', () => {
  const shuffled = fc.array(words, { minLength: 1, maxLength: 6 }).chain((said) =>
    fc.record({
      said: fc.constant(said),
      order: fc.shuffledSubarray([...said, ...said], { minLength: said.length * 2 }),
    }),
  )
  fc.assert(
    fc.property(shuffled, ({ said, order }) => {
      expect(heard(order)).toEqual(heard(said))
    }),
  )
})

test('an end gives way to no opening, not even a later one', () => {
  const opened: Concern = {
    kind: 'dispute',
    reference: 'dp_1',
    state: 'open',
    at: minute(9),
    amount: 343_444,
    currency: 'USD',
    reason: 'fraudulent',
    respondBy: minute(30),
  }
  const lost: Concern = { ...opened, state: 'lost', at: minute(3) }
  expect(heard([lost, opened])).toMatchObject({ state: 'lost', respondBy: minute(30) })
})
