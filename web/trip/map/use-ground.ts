import { useEffect, useMemo, useState } from 'react'
import type { MapGround } from '#shared/map/ground'

type Land = Omit<MapGround, 'countries'>
let land: Promise<Land> | undefined

/**
 * The land of every map, loaded once. Where it fails, the next map tries again; parks and lakes may
 * be missing.
 */
function loadLand(): Promise<Land> {
  const load = (name: string) =>
    fetch(`/map/${name}.json`).then((answer) => (answer.ok ? answer.json() : Promise.reject()))
  land ??= Promise.all([load('africa'), load('areas').catch(() => [])]).then(([shapes, areas]) => ({
    shapes,
    areas,
  }))
  land.catch(() => {
    land = undefined
  })
  return land
}

/**
 * Our own land, drawn without a map service: undefined while it loads, `failed` where it cannot be
 * had.
 */
export function useGround(countries: readonly string[]): MapGround | 'failed' | undefined {
  const [loaded, setLoaded] = useState<Land | 'failed'>()
  useEffect(() => {
    let isThere = true
    loadLand().then(
      (shapes) => isThere && setLoaded(shapes),
      () => isThere && setLoaded('failed'),
    )
    return () => {
      isThere = false
    }
  }, [])
  return useMemo(
    () => (typeof loaded === 'object' ? { ...loaded, countries } : loaded),
    [loaded, countries],
  )
}
