import { describe, expect, test } from 'vitest'
import { SaveState } from '../../../../../web/features/itinerary-edit/components/header/SaveState'
import { Journey } from '../../../../../web/features/itinerary-edit/components/journey/Journey'
import { ProblemsCard } from '../../../../../web/features/itinerary-edit/components/problems/ProblemsCard'
import { StatusActions } from '../../../../../web/features/itinerary-edit/components/status/StatusActions'
import { StatusCard } from '../../../../../web/features/itinerary-edit/components/status/StatusCard'
import { TripMissing } from '../../../../../web/features/itinerary-edit/components/TripMissing'
import { TripSkeleton } from '../../../../../web/features/itinerary-edit/components/TripSkeleton'
import { discardWords } from '../../../../../web/trip/edits/save-words'
import { aTrip, editsOf, flight, jao, mombo } from '../../../trip/builders'
import { renderTrip, wordsOf } from './render-trip'

const gap = { segments: [jao, { ...mombo, startDate: '2027-06-19', nights: 2 }] }

describe('the journey', () => {
  test('shows stays with rooms, nights and sell, and what lies between them', () => {
    const words = wordsOf(renderTrip(<Journey />, aTrip()))
    expect(words).toMatch(/Stay 1: Jao Camp .* 3 nights · Jun 15 – 18/)
    expect(words).toContain('2 adults, 1 child')
    expect(words).toContain('Jao to Mombo Charter, 15 min Jun 18')
    expect(words).toContain('$6,636.60')
  })

  test('says which night has no stay and offers to arrange it', () => {
    const words = wordsOf(renderTrip(<Journey />, aTrip(gap)))
    expect(words).toContain(
      'No stay on the night of June 18 Between Jao Camp and Mombo Camp. Add stay Self-arranged stay',
    )
  })

  test('offers nothing that the state does not allow', () => {
    const html = renderTrip(<Journey />, aTrip({ ...gap, state: 'cancelled' }))
    expect(html).not.toContain('Actions for')
    expect(wordsOf(html)).not.toContain('Self-arranged')
  })

  test('marks what is hidden from the client and what was set by hand', () => {
    const marked = {
      ...flight,
      hideFromClient: true,
      sellOverride: 1,
      sellOverrideReason: 'A favour',
    }
    const html = renderTrip(<Journey />, aTrip({ segments: [jao, marked, mombo] }))
    expect(html).toContain('aria-label="Hidden from the client"')
    expect(html).toContain('aria-label="Manual sell price: A favour"')
  })

  test('says that a stay is priced upon quote, and that an own arrangement is not charged', () => {
    const words = wordsOf(
      renderTrip(
        <Journey />,
        aTrip({
          segments: [
            { ...jao, costAmount: undefined },
            { ...mombo, arrangedBy: 'Agent' },
          ],
        }),
      ),
    )
    expect(words).toContain('Priced upon quote')
    expect(words).toContain('Not charged')
  })

  test('says of what no quote brings a cost for that it has none yet, once there was a quote', () => {
    const drive = { ...flight, type: 'road', costAmount: undefined }
    const words = (quotedAt: string | undefined) =>
      wordsOf(renderTrip(<Journey />, aTrip({ segments: [jao, drive, mombo], quotedAt })))
    expect(words('2027-01-09T08:00:00.000Z')).toContain('No cost yet')
    expect(words(undefined)).not.toContain('No cost yet')
    expect(words(undefined)).toContain('Priced upon quote')
  })

  test('says why it cannot be changed, and offers no edge to pull and nothing to add', () => {
    const html = renderTrip(<Journey />, aTrip({ state: 'provisional' }))
    expect(wordsOf(html)).toContain(
      'Rooms are held, so stays, flights and transfers can’t be changed. Requote to change them.',
    )
    expect(html).not.toContain('Edit rooms')
    expect(renderTrip(<Journey />, aTrip())).toContain('Edit rooms at Jao Camp')
  })

  test('misses a transfer between two camps of one day, where one may be added', () => {
    const bare = { segments: [jao, mombo] }
    expect(wordsOf(renderTrip(<Journey />, aTrip(bare)))).toContain(
      'No transfer yet from Jao Camp to Mombo Camp',
    )
    expect(
      wordsOf(renderTrip(<Journey />, aTrip({ ...bare, state: 'provisional' }))),
    ).not.toContain('No transfer')
  })

  test('says what to do when nothing is in it', () => {
    expect(wordsOf(renderTrip(<Journey />, aTrip({ segments: [] })))).toContain(
      'This itinerary is empty.',
    )
  })
})

describe('the state of the trip', () => {
  test('shows how far the quote has come, and offers no second one', () => {
    const progress = {
      state: 'quoting',
      since: '2027-01-10T10:00:00.000Z',
      done: 1,
      total: 4,
    } as const
    const words = wordsOf(renderTrip(<StatusCard />, { ...aTrip({ state: 'quoting' }), progress }))
    expect(words).toContain('Checking with suppliers · 1 of 4 stays')
    expect(words).toContain('You can leave this page; we’ll let you know when it’s done.')
    expect(words).not.toMatch(/get quote/i)
  })

  test('has one main action: what stands in the way', () => {
    const words = wordsOf(renderTrip(<StatusActions />, aTrip(gap)))
    expect(words).toContain('Fix 1 problem to hold')
    expect(words).toContain('Get quote again')
  })

  test('says that the trip is no longer what was quoted', () => {
    expect(wordsOf(renderTrip(<StatusCard />, aTrip({ flags: ['inconsistent'] })))).toContain(
      'Changed since the quote',
    )
  })

  test('draws no progress for saved itineraries, which are never quoted themselves', () => {
    const progressOf = (state: 'draft' | 'saved' | 'example') =>
      renderTrip(<StatusCard />, aTrip({ state }))
    expect(progressOf('draft')).toContain('Itinerary progress')
    expect(progressOf('saved')).not.toContain('Itinerary progress')
    expect(progressOf('example')).not.toContain('Itinerary progress')
  })
})

describe('the problems', () => {
  test('each lead to their place', () => {
    const words = wordsOf(renderTrip(<ProblemsCard />, aTrip(gap)))
    expect(words).toContain('Problems 1')
    expect(words).toContain('There is a gap in the itinerary dates')
    expect(words).toContain('Go to June 18')
  })

  test('say so when there are none', () => {
    expect(wordsOf(renderTrip(<ProblemsCard />, aTrip()))).toContain('No problems found.')
    const over = wordsOf(renderTrip(<ProblemsCard />, aTrip({ state: 'cancelled' })))
    expect(over).toBe(' Problems The trip is cancelled. Nothing is left to check. ')
  })

  test('are not said to be none where the trip lacks something', () => {
    const words = wordsOf(renderTrip(<ProblemsCard />, aTrip({ state: 'confirmed' })))
    expect(words).not.toContain('No problems')
    expect(words).toContain('Needs attention')
    expect(words).toContain('0 of 3 travelers named')
  })
})

describe('what is stored', () => {
  const pending = editsOf({ discount: [0, 1] })

  test('is said, with what to do when it could not be', () => {
    expect(wordsOf(renderTrip(<SaveState />, aTrip()))).toMatch(/Saved \S/)
    expect(wordsOf(renderTrip(<SaveState />, aTrip(), { pending }))).toContain('Saving…')
    const refusal = { kind: 'failed', message: 'No.' } as const
    expect(wordsOf(renderTrip(<SaveState />, aTrip(), { pending, refusal }))).toContain(
      'Not saved: No. Try again Discard',
    )
    expect(discardWords({ pending }).title).toBe('Discard 1 change?')
    const away = { pending, refusal: { kind: 'away' } as const }
    expect(wordsOf(renderTrip(<SaveState />, aTrip(), away))).toContain(
      'Your changes are kept in this tab',
    )
  })
})

describe('a trip that is not there', () => {
  test('says so and offers a way on', () => {
    expect(wordsOf(renderTrip(<TripMissing />, aTrip()))).toContain('We can’t find this itinerary')
  })

  test('is told from one that is loading', () => {
    expect(renderTrip(<TripSkeleton />, aTrip())).toContain('aria-busy="true"')
  })
})
