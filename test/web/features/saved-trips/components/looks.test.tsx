import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import {
  savedTripsQuery,
  startsQuery,
} from '../../../../../web/features/saved-trips/api/saved-queries'
import { LookSkeleton } from '../../../../../web/features/saved-trips/components/LookSkeleton'
import { SavedCard } from '../../../../../web/features/saved-trips/components/SavedCard'
import { SavedList } from '../../../../../web/features/saved-trips/components/SavedList'
import { StartPanel } from '../../../../../web/features/saved-trips/components/StartPanel'
import { TripLook } from '../../../../../web/features/saved-trips/components/TripLook'
import {
  findTrips,
  type SavedSummary,
  type TripPartName,
} from '../../../../../web/features/saved-trips/model/saved-trip'
import type { Answer } from '../../../../../web/lib/api/route-table'
import { exchangeRatesQuery } from '../../../../../web/lib/exchange/exchange-rates-query'
import { SessionContext } from '../../../../../web/lib/session/session'
import { aSession } from '../../../lib/session/builders'
import { wordsOf } from '../../itinerary-edit/components/render-trip'
import { aSaved, aSummary } from '../builders'

interface Known {
  readonly saved?: SavedSummary[]
  readonly queries?: QueryClient
}

function render(part: ReactNode, { saved, queries = new QueryClient() }: Known = {}): string {
  if (saved !== undefined) queries.setQueryData(savedTripsQuery.queryKey, saved)
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <SessionContext value={aSession()}>{part}</SessionContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const parts = { days: () => 'the days', map: () => 'the map', included: () => 'what is in it' }
const look = (part: TripPartName, trip = aSaved()) => (
  <TripLook
    trip={trip}
    part={part}
    parts={parts}
    note={null}
    panel="the panel"
    pathOf={(name) => `/saved/x/${name}`}
    back={{ to: '/saved', label: 'Saved Itineraries' }}
  />
)

describe('the shelf', () => {
  test('marks the agency’s examples, and lets one look at them alone', () => {
    const trips = [aSummary({ id: aSummary().id, name: 'The Cape', state: 'example' }), aSummary()]
    expect(wordsOf(render(<SavedCard trip={trips[0] ?? aSummary()} />))).toContain('Example')
    expect(wordsOf(render(<SavedCard trip={aSummary()} />))).not.toContain('Example')
    expect(wordsOf(render(<SavedList />, { saved: trips }))).toContain('Saved by agents')
    expect(wordsOf(render(<SavedList />, { saved: [aSummary()] }))).not.toContain('Saved by agents')
    expect(findTrips(trips, '', 'example').map(({ name }) => name)).toEqual(['The Cape'])
    expect(findTrips(trips, '', 'saved').map(({ name }) => name)).toEqual(['Delta for two'])
  })

  test('shows each saved trip with its nights, camps, price and maker, and leads to it', () => {
    const html = render(<SavedCard trip={aSummary()} />)
    expect(wordsOf(html)).toMatch(
      /Delta for two 6 nights, 2 camps · Botswana Jao Camp · Mombo Camp \$21,938 for 2 adults Thabo Dlamini/,
    )
    expect(html).toContain('href="/saved/itn_hartley"')
  })

  test('shows a price in the agency’s currency, and says that one at the day’s rate is about', () => {
    const queries = new QueryClient()
    const card = <SavedCard trip={aSummary({ sell: 1_000_000, currency: 'SEK' })} />
    expect(wordsOf(render(card, { queries }))).toContain('SEK 10,000 for 2 adults')
    queries.setQueryData(exchangeRatesQuery().queryKey, { rates: { SEK: '10' } } as never)
    const html = render(card, { queries })
    expect(wordsOf(html)).toContain('about $1,000 for 2 adults')
    expect(html).toMatch(/title="Saved at SEK.10,000"/)
  })

  test('says that one without a price is priced upon quote', () => {
    expect(wordsOf(render(<SavedCard trip={aSummary({ sell: 0 })} />))).toContain(
      'Priced upon quote',
    )
  })

  test('says how to save the first one, and offers a search once there is something to search', () => {
    expect(wordsOf(render(<SavedList />, { saved: [] }))).toContain(
      'No saved itineraries yet Open a trip you’d like to reuse',
    )
    expect(render(<SavedList />, { saved: [] })).not.toContain('type="search"')
    expect(render(<SavedList />, { saved: [aSummary()] })).toContain('type="search"')
  })

  test('waits in its final size', () => {
    expect(render(<SavedList />)).toContain('Loading saved itineraries')
    expect(render(<LookSkeleton />)).toContain('aria-busy="true"')
  })
})

describe('a trip that is looked at', () => {
  test('shows the part that is asked for, and marks it', () => {
    expect(render(look('days'))).toContain('the days')
    expect(render(look('map'))).toContain('the map')
    expect(render(look('price'))).toMatch(/aria-current="page"[^>]*>Price|Price<\/a>/)
    expect(wordsOf(render(look('overview')))).toMatch(
      /Jao Camp Botswana From day 1, 3 nights.*what is in it/,
    )
  })

  test('says that it has no price, and no stay', () => {
    expect(wordsOf(render(look('price')))).toContain('No price yet')
    expect(wordsOf(render(look('overview', aSaved({ segments: [] }))))).toContain(
      'This itinerary has no stays yet.',
    )
  })
})

describe('beginning the next trip', () => {
  const panel = (today: string, starts?: Answer<'POST /api/Itineraries/{id}/date-slide'>) => {
    const queries = new QueryClient()
    if (starts !== undefined) queries.setQueryData(startsQuery(aSaved()).queryKey, starts)
    return render(
      <StartPanel
        trip={aSaved()}
        today={calendarDate(today)}
        client="the client"
        menu={null}
        onStart={async () => {}}
      />,
      { queries },
    )
  }

  test('takes the pattern’s day while it is to come, and its rooms as they are', () => {
    expect(panel('2027-01-01')).toContain('value="2027-06-15"')
    expect(wordsOf(panel('2027-01-01'))).toMatch(
      /Until June 21, 2027.*As saved, for 2 adults, 1 child/,
    )
  })

  test('takes the first day with all rooms free when the pattern’s own has not, says so, and leads back', () => {
    const [from, until, first] = ['2027-01-01', '2028-01-01', '2027-02-03'].map((day) =>
      calendarDate(day),
    )
    if (from === undefined || until === undefined || first === undefined)
      throw new Error('a day is missing')
    const found = {
      currency: 'USD',
      from,
      until,
      withoutRooms: [],
      cheapest: [],
      current: { startDate: from },
    }
    const html = panel('2027-01-01', {
      ...found,
      days: [{ startDate: first, state: 'free', sell: 1 }],
    })
    expect(html).toContain('value="2027-02-03"')
    expect(wordsOf(html)).toMatch(
      /Until February 9, 2027 First date with all rooms available\. Not all rooms are available from June 15, 2027\. Use June 15, 2027 anyway/,
    )
    const own = panel('2027-01-01', {
      ...found,
      days: [{ startDate: calendarDate('2027-06-15'), state: 'free', sell: 1 }],
    })
    expect(own).toContain('value="2027-06-15"')
    expect(own).not.toContain('all the same')
  })

  test('takes the same week of a year to come when it is past', () => {
    expect(panel('2027-06-16')).toContain('value="2028-06-13"')
  })
})
