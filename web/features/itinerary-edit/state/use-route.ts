import { useMemo } from 'react'
import type { RouteStop } from '../map/route'
import type { StayItem } from '../model/journey'
import { segmentName } from '../model/segment-words'
import { useCamps } from './use-camps'

/** The stays as stops of the map, where the catalogue knows their place, and the countries they are in. */
export function useRoute(stays: readonly StayItem[]) {
  const segments = useMemo(() => stays.map(({ segment }) => segment), [stays])
  const { camps } = useCamps(segments)
  return useMemo(() => {
    const stops = stays.flatMap(({ segment, number, hue }): RouteStop[] => {
      const { latitude, longitude } = camps.get(segment.supplierCode ?? '') ?? {}
      if (latitude === undefined || longitude === undefined) return []
      return [{ number, hue, name: segmentName(segment), place: { latitude, longitude } }]
    })
    const countries = [...new Set(segments.flatMap(({ country }) => (country === undefined ? [] : [country])))]
    return { stops, countries }
  }, [stays, segments, camps])
}
