import { describe, expect, test } from 'vitest'
import { isAppError } from '#shared/errors/app-error'
import { type ItineraryState, isInFlight, itineraryStates } from '#shared/itinerary/states'
import {
  allowedActions,
  canDo,
  isItineraryAction,
  itineraryActions,
  type Outcome,
  requireCanDo,
  transitions,
} from '#shared/itinerary/transitions'

const table = [
  ['GetQuote', 'example estimate saved draft quote unknown', 'quoting', 'quote'],
  ['GetHold', 'quote', 'holding', 'provisional'],
  ['requestConfirmation', 'provisional', undefined, 'confirm_requested'],
  ['answerRequest', 'provisional confirm_requested', undefined, 'unchanged'],
  ['ConfirmQuote', 'provisional confirm_requested', 'confirming', 'confirmed'],
  [
    'CancelBooking',
    'example estimate saved draft quote provisional confirm_requested confirmed unknown',
    undefined,
    'cancelled',
  ],
  [
    'RefreshQuote',
    'quote provisional confirm_requested confirmed unknown',
    undefined,
    'supplier-status',
  ],
  ['requote', 'quote provisional confirm_requested confirmed', 'quoting', 'quote'],
  [
    'restore',
    'example estimate saved draft quote provisional confirm_requested confirmed unknown cancelled',
    undefined,
    'unchanged',
  ],
  ['expireHold', 'provisional', undefined, 'quote'],
  ['payDeposit', 'provisional', undefined, 'confirm_requested'],
] as const

describe('transitions', () => {
  test.each(table)(
    '%s starts from %s, passes %s and ends in %s',
    (action, from, inFlight, endsIn) => {
      expect(itineraryStates.filter((state) => canDo(action, state)).join(' ')).toBe(from)
      expect(transitions[action]).toMatchObject({ inFlight, endsIn })
    },
  )

  test('the table above is whole', () => {
    expect(itineraryActions).toEqual(table.map(([action]) => action))
  })

  test('nothing starts, and nothing ends, in flight', () => {
    for (const action of itineraryActions) {
      const { from, endsIn, onFailure } = transitions[action]
      expect(from.filter(isInFlight)).toEqual([])
      const ends: Outcome[] = [endsIn, onFailure.refused, onFailure.unanswered]
      expect(
        ends.filter((end) => itineraryStates.some((state) => state === end && isInFlight(state))),
      ).toEqual([])
    }
  })

  test('every state in flight can be reached, and from every state but cancelled a confirmed trip can', () => {
    const next = (state: ItineraryState): Outcome[] =>
      itineraryActions
        .filter((action) => canDo(action, state))
        .map((action) => transitions[action].endsIn)
    const reached = new Set<Outcome>()
    const visit = (state: ItineraryState) => {
      for (const outcome of next(state)) {
        if (reached.has(outcome)) continue
        reached.add(outcome)
        const known = itineraryStates.find((name) => name === outcome)
        if (known !== undefined) visit(known)
      }
    }
    visit('example')
    expect([...reached].sort()).toEqual(
      [
        'cancelled',
        'confirm_requested',
        'confirmed',
        'provisional',
        'quote',
        'supplier-status',
        'unchanged',
      ].sort(),
    )
    expect(next('cancelled')).toEqual(['unchanged'])
  })

  test('a refused hold falls back to quote, one without answer to unknown', () => {
    expect(transitions.GetHold.onFailure).toEqual({ refused: 'quote', unanswered: 'unknown' })
    expect(transitions.GetHold.guards).toEqual(['no-problems', 'starts-today-or-later'])
  })
})

describe('allowedActions', () => {
  test('names what agents may do, not what jobs and payments do', () => {
    expect(allowedActions('provisional')).toEqual([
      'requestConfirmation',
      'answerRequest',
      'ConfirmQuote',
      'CancelBooking',
      'RefreshQuote',
      'requote',
      'restore',
    ])
  })

  test('is empty while work is under way', () => {
    for (const state of itineraryStates.filter(isInFlight))
      expect(allowedActions(state)).toEqual([])
  })
})

describe('requireCanDo', () => {
  test('lets an allowed action pass', () => {
    expect(() => requireCanDo('GetHold', 'quote')).not.toThrow()
  })

  test('refuses with the state and what is allowed', () => {
    const facts = { action: 'GetHold', state: 'cancelled', allowed: ['restore'] }
    expect(() => requireCanDo('GetHold', 'cancelled')).toThrow(expect.objectContaining({ facts }))
    try {
      requireCanDo('GetHold', 'quoting')
    } catch (error) {
      expect(isAppError(error, 'itinerary.wrong-state')).toBe(true)
    }
    expect.assertions(2)
  })
})

test.each(['toString', 'getquote', ''])('%j is no action', (text) => {
  expect(isItineraryAction(text)).toBe(false)
})
