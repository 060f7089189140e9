import { describe, expect, test } from 'vitest'
import { RequestAnswer } from '../../../../../web/features/itinerary-edit/components/journey/RequestAnswer'
import { isAsked, stayStatus } from '../../../../../web/trip/journey/stay-status'
import { aTrip, jao, mombo } from '../../../trip/builders'
import { renderTrip, wordsOf } from './render-trip'

const asked = { ...jao, bookingStatus: 'provisional', inventoryStatus: 'Requested' as const }

describe('rooms that a camp was asked for', () => {
  test('are named so, and offer both answers while the trip is held', () => {
    expect(stayStatus(asked)).toEqual({ label: 'Requested from camp', tone: 'info' })
    for (const state of ['provisional', 'confirm_requested'] as const) {
      const html = renderTrip(
        <RequestAnswer segment={asked} />,
        aTrip({ state, segments: [asked, mombo] }),
      )
      expect(wordsOf(html)).toContain(
        'Awaiting camp’s answer Rooms confirmed : Jao Camp Rooms declined : Jao Camp',
      )
    }
  })

  test('ask for nothing when the trip is not held any more, and nothing of stays that are held', () => {
    expect(
      renderTrip(<RequestAnswer segment={asked} />, aTrip({ state: 'quote', segments: [asked] })),
    ).toBe('')
    expect(isAsked({ ...asked, inventoryStatus: 'Provisional' })).toBe(false)
    expect(isAsked({ ...asked, bookingStatus: 'quote' })).toBe(false)
  })
})
