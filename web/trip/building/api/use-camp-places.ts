import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CampPlace, campPlacesQuery } from './camp-places-query'
import { useCampsCount, useCampsSearch } from './use-camps'

const none: readonly CampPlace[] = []

/** Where the accommodations of the search lie, and how many it finds. */
export function useCampPlaces() {
  const { data: camps = none, ...query } = useQuery({
    ...campPlacesQuery(useCampsSearch()),
    placeholderData: keepPreviousData,
  })
  return { ...query, camps, total: useCampsCount() ?? camps.length }
}
