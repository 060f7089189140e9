import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hubName } from '#shared/map/route-plan'
import { api } from '../../../../lib/api/api'

interface HubOption {
  readonly code: string
  readonly name: string
}

/** Airports and airstrips to choose from. */
export interface Hubs {
  /** By country, then by name. */
  readonly groups: readonly { readonly country: string; readonly hubs: readonly HubOption[] }[]
  /** `Maun` for MUB; the code itself while it loads. */
  readonly nameOf: (code: string) => string
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

export function useHubs(): Hubs {
  const { data } = useQuery(hubsQuery)
  return useMemo(() => {
    const groups = new Map<string, HubOption[]>()
    const names = new Map<string, string>()
    for (const { transitPointCode: code, name = code, countryCode = '' } of data ?? []) {
      const country = countryNames.of(countryCode || 'ZZ') ?? countryCode
      groups.set(country, [...(groups.get(country) ?? []), { code, name }])
      names.set(code, hubName(name))
    }
    const orderedGroups = [...groups].sort(([one], [other]) => one.localeCompare(other))
    return {
      groups: orderedGroups.map(([country, hubs]) => ({ country, hubs })),
      nameOf: (code) => names.get(code) ?? code,
    }
  }, [data])
}

/** Every airport and airstrip available for transfers, by name. */
const hubsQuery = queryOptions({
  queryKey: ['transit-points', 'all'],
  queryFn: async ({ signal }) => {
    const fields = ['transitPointCode', 'name', 'countryCode', 'disabled']
    const page = (skip: number) => {
      const filter = { fields, order: 'name ASC', limit: 100, skip }
      return api('GET /api/TransitPoints', { query: { filter: JSON.stringify(filter) }, signal })
    }
    const hubs = await page(0)
    while (hubs.length > 0 && hubs.length % 100 === 0) {
      const next = await page(hubs.length)
      if (next.length === 0) break
      hubs.push(...next)
    }
    return hubs.filter(({ disabled }) => disabled !== true)
  },
  staleTime: 30 * 60_000,
})
