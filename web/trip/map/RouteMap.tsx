import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { memo, useMemo, useRef, useState } from 'react'
import { Bone } from '../../components/feedback/Bone'
import { Icon } from '../../components/icons/Icon'
import { useWidth } from '../../lib/layout/use-width'
import { areasQuery } from './areas'
import { countryShapesQuery } from './country-shapes'
import { mapLooks, RouteDrawing } from './RouteDrawing'
import type { RouteStop } from './route'
import type { RoutePlan } from './route-plan'

interface RouteMapProps {
  /** The stays in order, without those whose location is unknown. */
  readonly stops: readonly RouteStop[]
  readonly plan: RoutePlan
  /** Countries the trip visits: lighter, with their names. */
  readonly countries: readonly string[]
  readonly onChoose: (stop: RouteStop) => void
  /** Maximum height in pixels, whatever its width. */
  readonly tallest?: number
}

const mostZoom = { in: 5, out: -3 }

/** The route of a trip over a map of Africa drawn from our own data, without a map service. */
export const RouteMap = memo(({ stops, plan, countries, onChoose, tallest = 480 }: RouteMapProps) => {
  const shapes = useQuery(countryShapesQuery)
  const areas = useQuery(areasQuery)
  const card = useRef<HTMLDivElement>(null)
  const width = Math.max(240, useWidth(card) ?? 410)
  const [zoom, setZoom] = useState(0)
  const size = useMemo(
    () => ({ width, height: Math.round(Math.min(tallest, Math.max(340, width * 1.073))) }),
    [width, tallest],
  )
  const ground = useMemo(
    () => ({ shapes: shapes.data ?? [], areas: areas.data ?? [], countries }),
    [shapes.data, areas.data, countries],
  )
  return (
    <Box ref={card} sx={mapLooks}>
      {shapes.isPending && <Bone height={size.height} radius={12} />}
      {shapes.data !== undefined && (
        <RouteDrawing stops={stops} plan={plan} ground={ground} size={size} zoom={zoom} onChoose={onChoose} />
      )}
      {shapes.isError && <p className="failed">The map couldn’t be loaded. The itinerary is complete.</p>}
      <div className="tools">
        <IconButton
          size="small"
          aria-label="Zoom in"
          onClick={() => setZoom((at) => Math.min(at + 1, mostZoom.in))}
          disabled={zoom === mostZoom.in}
        >
          <Icon name="plus" size={16} />
        </IconButton>
        <IconButton
          size="small"
          aria-label="Zoom out"
          onClick={() => setZoom((at) => Math.max(at - 1, mostZoom.out))}
          disabled={zoom === mostZoom.out}
        >
          <Icon name="minus" size={16} />
        </IconButton>
      </div>
    </Box>
  )
})
