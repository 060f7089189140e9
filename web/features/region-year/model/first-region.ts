interface RegionWithCamps {
  readonly countryRegionCode: string
  readonly campCount?: number | undefined
}

/**
 * The region that the calendar opens on: one that the builder is filtered by, otherwise the one
 * with the most camps; of equals the first.
 */
export function firstRegion(
  regions: readonly RegionWithCamps[],
  chosen: Readonly<Record<string, unknown>>,
): string | undefined {
  const [first, ...others] = regions
  if (first === undefined) return undefined
  const inBuilder = regions.find((one) => Object.hasOwn(chosen, one.countryRegionCode))
  const largest = others.reduce(
    (most, one) => ((one.campCount ?? 0) > (most.campCount ?? 0) ? one : most),
    first,
  )
  return (inBuilder ?? largest).countryRegionCode
}
