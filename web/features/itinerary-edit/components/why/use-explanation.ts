import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isAppError } from '#shared/errors/app-error'
import { explainFigure } from '#shared/pricing/explain'
import type { Explanation } from '#shared/pricing/explanation/explanation'
import { segmentFigureOf } from '#shared/pricing/explanation/segment-figures'
import { stayRatesQuery } from '../../../../trip/api/stay-rates-query'
import { segmentPermission } from '../../../../trip/edits/may-change'
import { nightsNote } from '../../../../trip/journey/nights-note'
import { useTripPage } from '../../../../trip/page/trip-page'
import { pricingInputOf } from '../../../../trip/price/pricing-context'

/** The explanation of a figure as the trip stands now; undefined while the price cannot be computed. */
export function useExplanation(path: string): Explanation | undefined {
  const { trip, pricing } = useTripPage()
  return useMemo(() => {
    try {
      return explainFigure(pricingInputOf(trip, pricing), path)
    } catch (error) {
      if (isAppError(error)) return undefined
      throw error
    }
  }, [trip, pricing, path])
}

/** How the supplier's cost of the stay that a path is of came to be, from its nights; undefined when that is not known. */
export function useNightsNote(path: string): string | undefined {
  const { trip } = useTripPage()
  const named = segmentFigureOf(path)
  const segment = trip.itinerary.segments.find(({ id }) => id === named?.segmentId)
  const rates = useQuery(stayRatesQuery(segment))
  return useMemo(
    () => (segment === undefined || rates.data === undefined ? undefined : nightsNote(segment, rates.data)),
    [segment, rates.data],
  )
}

/** The segment whose sell a path is, when its sell may be set by hand. */
export function useOverridable(path: string): string | undefined {
  const { trip } = useTripPage()
  const named = segmentFigureOf(path)
  const segment = trip.itinerary.segments.find(({ id }) => id === named?.segmentId)
  return segment !== undefined && segmentPermission(trip, segment).price ? segment.id : undefined
}
