import { describe, expect, test } from 'vitest'
import {
  isBookedVersion,
  maxVersions,
  type VersionStanding,
  versionLetter,
  versionOutcomes,
} from '#shared/itinerary/proposal'
import { itineraryStates } from '#shared/itinerary/states'

const quote: VersionStanding = { state: 'quote', paid: 0 }
const chosenAt = '2026-11-20T08:00:00.000Z'

describe('versions of a proposal', () => {
  test('have a letter of their own each', () => {
    const letters = Array.from({ length: maxVersions }, (_, place) => versionLetter(place))
    expect(letters.join('')).toBe('ABCDEFGHIJKL')
  })

  test.each<[string, VersionStanding[], string[]]>([
    ['are open while nothing is decided', [quote, quote], ['open', 'open']],
    [
      'stay open while rooms are held for some of them',
      [{ ...quote, state: 'provisional' }, quote],
      ['open', 'open'],
    ],
    [
      'are not chosen once the client chose another',
      [quote, { ...quote, chosenAt }, { ...quote, state: 'estimate' }],
      ['notChosen', 'chosen', 'notChosen'],
    ],
    [
      'are decided by the last choice',
      [
        { ...quote, chosenAt: '2026-11-20T09:00:00.000Z' },
        { ...quote, chosenAt },
      ],
      ['chosen', 'notChosen'],
    ],
    [
      'are decided for each client by their own',
      [
        { ...quote, clientId: 'a' },
        { ...quote, clientId: 'b', paid: 5 },
        { ...quote, clientId: 'a' },
      ],
      ['open', 'chosen', 'open'],
    ],
    [
      'are decided by a booking, whatever the client chose before',
      [
        { ...quote, chosenAt },
        { ...quote, state: 'confirmed' },
      ],
      ['notChosen', 'chosen'],
    ],
    [
      'are decided by a payment, also while the trip is quoted again',
      [quote, { ...quote, paid: 100 }],
      ['notChosen', 'chosen'],
    ],
    [
      'are all chosen that are booked',
      [
        { ...quote, state: 'confirming' },
        { ...quote, state: 'confirm_requested' },
      ],
      ['chosen', 'chosen'],
    ],
    [
      'are open again when the chosen one is cancelled',
      [{ state: 'cancelled', paid: 500, chosenAt }, { ...quote, state: 'cancelled' }, quote],
      ['cancelled', 'cancelled', 'open'],
    ],
  ])('%s', (_what, versions, outcomes) => {
    expect(versionOutcomes(versions)).toEqual(outcomes)
  })

  test('are booked from the request to confirm on, and by money in every state but cancelled', () => {
    const booked = (paid: number) =>
      itineraryStates.filter((state) => isBookedVersion({ state, paid }))
    expect(booked(0)).toEqual(['confirm_requested', 'confirming', 'confirmed'])
    expect(booked(1)).toEqual(itineraryStates.filter((state) => state !== 'cancelled'))
  })
})
