import Box from '@mui/material/Box'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { RoutePoint } from '#shared/api/presentation-shapes'
import { useWidth } from '../../../lib/layout/use-width'
import { loadAreas } from '../../../trip/map/areas'
import { loadCountryShapes } from '../../../trip/map/country-shapes'
import type { MapGround } from '../../../trip/map/MapLand'
import { mapLooks, RouteDrawing } from '../../../trip/map/RouteDrawing'
import { routeOfPoints } from '../model/view-route'

interface RouteMapProps {
  readonly points: readonly RoutePoint[]
  readonly countries: readonly string[]
  /** Height by width. */
  readonly heightOf: (width: number) => number
  /** Draws the route as one reads. */
  readonly isFilm?: boolean
}

type Ground = Omit<MapGround, 'countries'>
let ground: Promise<Ground> | undefined

/** The land of all maps of a presentation, loaded once. Where it fails, the next map tries again. */
function loadGround(): Promise<Ground> {
  const { signal } = new AbortController()
  ground ??= Promise.all([loadCountryShapes({ signal }), loadAreas({ signal })]).then(([shapes, areas]) => ({
    shapes,
    areas,
  }))
  ground.catch(() => {
    ground = undefined
  })
  return ground
}

/** The route over our own map. A stay on it leads to its page. Nothing is drawn where the map cannot be loaded. */
export function RouteMap({ points, countries, heightOf, isFilm = false }: RouteMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = Math.max(240, useWidth(box) ?? 340)
  const id = useId()
  const [land, setLand] = useState<Ground>()
  useEffect(() => {
    let isThere = true
    loadGround().then(
      (loaded) => isThere && setLand(loaded),
      () => undefined,
    )
    return () => {
      isThere = false
    }
  }, [])
  const route = useMemo(() => routeOfPoints(points), [points])
  const size = useMemo(() => ({ width, height: Math.round(heightOf(width)) }), [width, heightOf])
  const drawn = useMemo(() => land && { ...land, countries }, [land, countries])
  return (
    <Box ref={box} sx={{ ...mapLooks, borderRadius: 0, boxShadow: 'none', height: size.height }}>
      {drawn !== undefined && (
        <RouteDrawing
          {...{ ...route, size }}
          ground={drawn}
          hasLegend={false}
          {...(isFilm && { film: id })}
          onChoose={({ number }) => document.querySelector(`[data-stay="${number}"]`)?.scrollIntoView()}
        />
      )}
    </Box>
  )
}
