import { savedTripRoutes } from '#shared/api/saved-trips'
import { spreadsheetCsv } from '#shared/format/csv'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Segment } from '#shared/itinerary/segment'
import { segmentTypeLabel } from '#shared/itinerary/segment-types'
import { amountText } from '#shared/money/money'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { titleOf } from '../history/segment-title'
import { requireOwnTrip } from '../view/require-own-trip'

const makers = { itineraries: itineraryStore }

/** The segments of an itinerary with their figures, for a spreadsheet. */
export const getItineraryCsv = useCase(
  savedTripRoutes.getItineraryCsv,
  async ({ params, principal }, { itineraries }: Deps<typeof makers>) => {
    const { record } = requireOwnTrip(
      principal,
      await itineraries.get(principal.agencyId, params.id),
    )
    return reply(segmentsCsv(record), {
      headers: { 'content-disposition': `attachment; filename="${params.id}.csv"` },
    })
  },
)

type Tell = (segment: Segment, currency: string) => string | number | undefined

const amountOf =
  (read: (segment: Segment) => number | undefined): Tell =>
  (segment, currency) => {
    const amount = read(segment)
    return amount === undefined ? undefined : Number(amountText({ amount, currency }))
  }

const columns: readonly (readonly [title: string, tell: Tell])[] = [
  ['Type', ({ type }) => segmentTypeLabel(type)],
  ['Title', titleOf],
  ['Supplier', ({ supplierCode }) => supplierCode],
  ['Start', ({ startDate }) => startDate],
  ['End', ({ endDate }) => endDate],
  ['Nights', ({ nights }) => nights],
  ['Flight', ({ flightNumber }) => flightNumber],
  ['Departs', ({ departureTime }) => departureTime],
  ['Arrives', ({ arrivalTime }) => arrivalTime],
  ['Rooms', ({ rooms }) => rooms.map(({ optionKey }) => optionKey).join(' ')],
  ['Supplier currency', ({ currency }) => currency],
  [
    'Supplier amount',
    ({ costAmount }) => (costAmount?.startsWith('-') ? Number(costAmount) : costAmount),
  ],
  ['Currency', (_segment, currency) => currency],
  ['Cost', amountOf(({ cost }) => cost)],
  ['DMC sell', amountOf(({ dmcSell }) => dmcSell)],
  ['Sell', amountOf(({ sell }) => sell)],
  ['Booking', ({ bookingStatus }) => bookingStatus],
]

const segmentsCsv = ({ segments, currency }: ItineraryRecord): string =>
  spreadsheetCsv([
    columns.map(([title]) => title),
    ...segments.map((segment) => columns.map(([, tell]) => tell(segment, currency))),
  ])

export const handler = lambdaFor(getItineraryCsv, makers)
