import Box from '@mui/material/Box'
import { useId, useMemo, useRef } from 'react'
import type { RoutePoint } from '#shared/api/presentation-shapes'
import { routeOfPoints } from '#shared/map/view-route'
import { useWidth } from '../../../lib/layout/use-width'
import { mapLooks, RouteDrawing } from '../../../trip/map/RouteDrawing'
import { useGround } from '../../../trip/map/use-ground'

interface RouteMapProps {
  readonly points: readonly RoutePoint[]
  readonly countries: readonly string[]
  /** Height by width. */
  readonly heightOf: (width: number) => number
  /** Draws the route as one reads. */
  readonly isFilm?: boolean
}

/**
 * The route over our own map. A stay on it leads to its page. Nothing is drawn where the map cannot
 * be loaded.
 */
export function RouteMap({ points, countries, heightOf, isFilm = false }: RouteMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = Math.max(240, useWidth(box) ?? 340)
  const id = useId()
  const ground = useGround(countries)
  const route = useMemo(() => routeOfPoints(points), [points])
  const size = useMemo(() => ({ width, height: Math.round(heightOf(width)) }), [width, heightOf])
  return (
    <Box ref={box} sx={{ ...mapLooks, borderRadius: 0, boxShadow: 'none', height: size.height }}>
      {typeof ground === 'object' && (
        <RouteDrawing
          {...route}
          size={size}
          ground={ground}
          hasLegend={false}
          {...(isFilm && { film: id })}
          onChoose={({ number }) =>
            document.querySelector(`[data-stay="${number}"]`)?.scrollIntoView()
          }
        />
      )}
    </Box>
  )
}
