import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { isApiError } from '../../lib/api/api-error'
import { useSession } from '../../lib/session/session'
import { todayHere } from '../../lib/time/today-here'
import { itineraryQuery } from '../api/itinerary-query'
import { requestQuote } from '../api/request-quote'
import { type EditorState, shownTrip } from '../edits/editor-state'
import { permissionOf } from '../edits/may-change'
import type { TripEditor } from '../edits/trip-editor'
import { EditsNotStored } from '../edits/use-trip-call'
import { journeyOf } from '../journey/journey'
import { useRatesOfNewStays } from '../journey/use-rates-of-new-stays'
import { refusalWords } from '../life/refusal-words'
import { adviceOn, groundNotes, liveProblems, standingAdvice } from '../life/trip-problems'
import { useFollow } from '../life/use-work'
import { livePrice } from '../price/live-price'
import type { PricingContext } from '../price/pricing-context'
import type { Trip } from './trip'
import type { TripPage } from './trip-page'

interface Given {
  readonly editor: TripEditor
  readonly state: EditorState
  readonly pricing: PricingContext
  readonly dialogs: Pick<
    TripPage,
    'changeClient' | 'overrideSell' | 'arrangeNights' | 'addSegment' | 'openJourney'
  >
}

/**
 * Everything the page shows, derived from the trip with its edits; each part is recomputed only
 * when needed.
 */
export function useTripModel({ editor, state, pricing, dialogs }: Given): TripPage {
  const { agency, config } = useSession()
  const now = useNow()
  const trip = useMemo(() => shownTrip(state), [state])
  const price = useMemo(() => livePrice(trip, pricing), [trip, pricing])
  const permission = useMemo(() => permissionOf(trip), [trip])
  const { segments } = trip.itinerary
  const journey = useMemo(() => journeyOf(segments), [segments])
  const totalMargin = price.margins.total
  const { problems, said } = useMemo(() => {
    const judgement = liveProblems({ trip, totalMargin, agencyCode: pricing.agencyCode, now })
    const of = { trip, journey }
    const shownAdvice = adviceOn(judgement.advice, of)
    return {
      problems: adviceOn(judgement.problems, of),
      said: [...standingAdvice(trip, todayHere(now)), ...shownAdvice],
    }
  }, [trip, totalMargin, pricing.agencyCode, now, journey])
  const rulesOf = useRatesOfNewStays(trip)
  const advice = useMemo(() => [...said, ...groundNotes(trip, rulesOf)], [said, trip, rulesOf])
  const getQuote = useQuote(state.base, editor)
  return {
    editor,
    state,
    trip,
    price,
    pricing,
    permission,
    journey,
    problems,
    advice,
    getQuote,
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

/**
 * Requests a quote of what the page shows, after saving pending edits. Failures are reported and
 * nothing is lost.
 */
export function useQuote({ id }: Pick<Trip, 'id'>, editor: TripEditor): () => Promise<void> {
  const queries = useQueryClient()
  const follow = useFollow()
  const { mutateAsync } = useMutation({
    mutationFn: async () => {
      if (!(await editor.saveNow()))
        throw new EditsNotStored(
          'Your latest changes aren’t saved yet, so no quote was requested. Try again once they are saved.',
        )
      return requestQuote(editor.get().base)
    },
    onSuccess: follow,
    onError: (error) => showSnackbar(refusalOf(error), { tone: 'error' }),
    onSettled: (_quote, error) =>
      error instanceof EditsNotStored
        ? undefined
        : queries.invalidateQueries({ queryKey: itineraryQuery(id).queryKey, exact: true }),
  })
  return useCallback(
    () =>
      mutateAsync().then(
        () => undefined,
        () => undefined, // already reported
      ),
    [mutateAsync],
  )
}

function refusalOf(error: Error): string {
  if (error instanceof EditsNotStored) return error.message
  const isElsewhere = isApiError(error, 'itinerary.wrong-state')
  return `Unable to generate quote. ${isElsewhere ? 'A colleague is already requesting this quote.' : refusalWords(error)}`
}
