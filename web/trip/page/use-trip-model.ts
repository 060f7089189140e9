import { useEffect, useMemo, useState } from 'react'
import { useSession } from '../../lib/session/session'
import { todayHere } from '../../lib/time/today-here'
import { type EditorState, shownTrip } from '../edits/editor-state'
import { permissionOf } from '../edits/may-change'
import type { TripEditor } from '../edits/trip-editor'
import { journeyOf } from '../journey/journey'
import { adviceOn, liveProblems, standingAdvice } from '../life/trip-problems'
import { useQuote } from '../life/use-quote'
import { livePrice } from '../price/live-price'
import type { PricingContext } from '../price/pricing-context'
import type { TripPage } from './trip-page'

interface Given {
  readonly editor: TripEditor
  readonly state: EditorState
  readonly pricing: PricingContext
  readonly dialogs: Pick<TripPage, 'changeClient' | 'overrideSell' | 'arrangeNights' | 'addSegment' | 'openJourney'>
}

/** Everything the page shows, derived from the trip with its edits; each part is recomputed only when needed. */
export function useTripModel({ editor, state, pricing, dialogs }: Given): TripPage {
  const { agency, config } = useSession()
  const now = useNow()
  const trip = useMemo(() => shownTrip(state), [state])
  const price = useMemo(() => livePrice(trip, pricing), [trip, pricing])
  const permission = useMemo(() => permissionOf(trip), [trip])
  const { segments } = trip.itinerary
  const journey = useMemo(() => journeyOf(segments), [segments])
  const totalMargin = price.margins.total
  const { problems, advice } = useMemo(() => {
    const judged = liveProblems({ trip, totalMargin, agencyCode: pricing.agencyCode, now })
    const of = { trip, journey }
    const advice = [...standingAdvice(trip, todayHere(now)), ...adviceOn(judged.advice, of)]
    return { problems: adviceOn(judged.problems, of), advice }
  }, [trip, totalMargin, pricing.agencyCode, now, journey])
  const getQuote = useQuote(state.base, editor)
  return {
    ...{ editor, state, trip, price, pricing, permission, journey, problems, advice, getQuote },
    ...dialogs,
    settings: agency.pricingSettings,
    leadDays: config?.dueDateLeadDays,
    today: todayHere(now),
  }
}

/** The current minute: while a page is open, availability ages and days pass. */
function useNow(everyMs = 60_000): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
