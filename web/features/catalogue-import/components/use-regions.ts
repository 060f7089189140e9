import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { regionPlaces } from '../api/table-import'

/** Where regions lie, for tables whose rows lie in one. */
export function useRegions(fields: readonly string[]) {
  const { data } = useQuery({
    ...regionPlaces,
    enabled: fields.includes('countryRegionCode'),
  })
  return useMemo(
    () =>
      (data ?? []).map(({ countryRegionCode, name, latitude, longitude }) => ({
        countryRegionCode: String(countryRegionCode),
        name: String(name),
        latitude: Number(latitude),
        longitude: Number(longitude),
      })),
    [data],
  )
}
