import { useMemo } from 'react'
import { useSession } from '../../../lib/session/session'
import { journeyOf } from '../model/journey'
import { livePrice } from '../model/live-price'
import { permissionOf } from '../model/may-change'
import type { PricingContext } from '../model/pricing-context'
import { adviceOn, liveProblems } from '../model/trip-problems'
import { type EditorState, shownTrip } from './editor-state'
import { todayHere } from './today-here'
import type { TripEditor } from './trip-editor'
import type { TripPage } from './trip-page'
import { useNow } from './use-now'
import { useQuote } from './use-quote'

interface Given {
  readonly editor: TripEditor
  readonly state: EditorState
  readonly pricing: PricingContext
  readonly dialogs: Pick<TripPage, 'changeClient' | 'overrideSell' | 'arrangeNights' | 'addSegment' | 'openJourney'>
}

/** What the page shows, worked out from the trip with its edits; each part only when what it depends on has changed. */
export function useTripModel({ editor, state, pricing, dialogs }: Given): TripPage {
  const { agency, config } = useSession()
  const now = useNow()
  const trip = useMemo(() => shownTrip(state), [state])
  const price = useMemo(() => livePrice(trip, pricing), [trip, pricing])
  const permission = useMemo(() => permissionOf(trip), [trip])
  const { segments } = trip.itinerary
  const journey = useMemo(() => journeyOf(segments), [segments])
  const totalMargin = price.margins.total
  const problems = useMemo(
    () => adviceOn(liveProblems({ trip, totalMargin, agencyCode: pricing.agencyCode, now }), { trip, journey }),
    [trip, totalMargin, pricing.agencyCode, now, journey],
  )
  const getQuote = useQuote(state.base, editor)
  return {
    ...{ editor, state, trip, price, pricing, permission, journey, problems, getQuote },
    ...dialogs,
    settings: agency.pricingSettings,
    leadDays: config?.dueDateLeadDays,
    today: todayHere(now),
  }
}
