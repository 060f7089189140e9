import { describe, expect, test } from 'vitest'
import { DetailsView } from '../../../../../web/features/itinerary-edit/components/details/DetailsView'
import { RatesCard } from '../../../../../web/features/itinerary-edit/components/details/RatesCard'
import { TripViews } from '../../../../../web/features/itinerary-edit/components/header/TripViews'
import {
  ReadIncluded,
  ReadStory,
} from '../../../../../web/features/itinerary-edit/components/story/ReadStory'
import { StorySkeleton } from '../../../../../web/features/itinerary-edit/components/story/StorySkeleton'
import { StoryView } from '../../../../../web/features/itinerary-edit/components/story/StoryView'
import { TripBar } from '../../../../../web/features/itinerary-edit/components/story/TripBar'
import { aTrip, flight, jao, mombo } from '../../../trip/builders'
import { renderTrip, wordsOf } from './render-trip'

const segments = [
  { ...jao, description: 'The quiet heart.', mealBasis: 'Fully inclusive' },
  flight,
  mombo,
]

describe('the storyboard', () => {
  test('tells the trip day by day, with the prices, menus and words that can be changed', () => {
    const html = renderTrip(<StoryView />, aTrip({ segments }))
    const words = wordsOf(html)
    expect(words).toMatch(/For Eleanor Hartley.*Botswana Adventure.*Jun 15 – 21, 2027/)
    expect(words).toMatch(/Day 1 Tue, Jun 15.*Stay 1: Jao Camp Days 1 – 3 Jun 15 – 18, 3 nights/)
    expect(words).toMatch(
      /The quiet heart\. Edit description for Jao Camp Restore camp text for Jao Camp/,
    )
    expect(words).toContain('Write your own description for Mombo Camp')
    expect(words).toMatch(/Day 4 Fri, Jun 18 Jao to Mombo Charter, 15 min/)
    expect(html).toContain('aria-label="Actions for Jao Camp"')
    expect(words).toContain('$6,636.60')
    expect(words).toMatch(/Inclusions .* Fully inclusive at Jao Camp/)
  })

  test('of a cancelled trip can be read and not changed', () => {
    const html = renderTrip(<StoryView />, aTrip({ segments, state: 'cancelled' }))
    expect(wordsOf(html)).toContain('This trip is cancelled and can’t be changed.')
    expect(html).not.toContain('Actions for')
    expect(wordsOf(html)).not.toMatch(/own description|Edit description|Picture/)
  })

  test('of an empty trip offers to add something', () => {
    const words = wordsOf(renderTrip(<StoryView />, aTrip({ segments: [] })))
    expect(words).toContain('This itinerary is empty')
    expect(words).toMatch(/day by day\. Add first camp Add/)
    expect(words).not.toContain('Inclusions')
  })

  test('shows a client the price at its foot, and neither margin nor state', () => {
    const agent = wordsOf(renderTrip(<TripBar isReading={false} />, aTrip()))
    expect(agent).toMatch(/Quote.*per person.*margin \d/)
    const client = wordsOf(renderTrip(<TripBar isReading />, aTrip()))
    expect(client).toMatch(/\$.*per person/)
    expect(client).not.toMatch(/margin|Quote/)
  })

  test('waits in its final size', () => {
    expect(renderTrip(<StorySkeleton />, aTrip())).toContain('aria-busy="true"')
  })
})

describe('a story that is only read', () => {
  test('holds no price, no menu and nothing that is hidden', () => {
    const hidden = [{ ...jao, mealBasis: 'Full board' }, { ...flight, hideFromClient: true }, mombo]
    const html = renderTrip(<ReadStory trip={aTrip({ segments: hidden })} />, aTrip())
    expect(wordsOf(html)).toContain('Stay 1: Jao Camp')
    expect(html).not.toMatch(/Jao to Mombo|\$|Actions for|own description/)
    expect(
      wordsOf(renderTrip(<ReadIncluded trip={aTrip({ segments: hidden })} />, aTrip())),
    ).toContain('Full board at Jao Camp')
  })
})

describe('the sheet of details', () => {
  const words = wordsOf(
    renderTrip(<DetailsView />, aTrip({ bookingReference: 'WND-48213', state: 'provisional' })),
  )

  test('lists every segment with its supplier, its cost and its sell', () => {
    expect(words).toContain('Segments and suppliers Booking WND-48213')
    expect(words).toMatch(/Jun 15 – 18 Jao Camp Botswana · 3 nights · 1 room .* ZAR 90,000/)
    expect(words).toMatch(/Total .* \d/)
  })

  test('of a saved itinerary names no client and asks for none', () => {
    const saved = aTrip({ state: 'saved', clientId: undefined })
    expect(wordsOf(renderTrip(<DetailsView />, saved))).toContain('Client None (shared template)')
    for (const html of [renderTrip(<DetailsView />, saved), renderTrip(<StoryView />, saved)]) {
      expect(html).not.toMatch(/Add client|change client/)
    }
  })

  test('says whose it is, and what it was priced with', () => {
    expect(words).toMatch(/Client Eleanor Hartley.*Agent Naledi Mokoena.*Agency Marula Journeys/)
    expect(wordsOf(renderTrip(<RatesCard />, aTrip()))).toMatch(
      /Land 20%.*Exchange rates per USD.*ZAR 1 cost 18\.0/,
    )
  })
})

test('each presentation leads to the others and marks itself', () => {
  const html = renderTrip(<TripViews id={aTrip().id} present="story" />, aTrip())
  expect(html).toMatch(
    /href="\/itinerary\/itn_hartley"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/itinerary\/itn_hartley"/,
  )
  expect(html).toContain('href="/itinerary/edit/itn_hartley"')
  expect(html).toContain('href="/itinerary/details/itn_hartley"')
})
