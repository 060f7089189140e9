import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { memo, useMemo, useRef, useState } from 'react'
import type { RouteStop } from '#shared/map/route'
import type { RoutePlan } from '#shared/map/route-plan'
import { Bone } from '../../components/feedback/Bone'
import { Icon } from '../../components/icons/Icon'
import { useWidth } from '../../lib/layout/use-width'
import { lazyPart } from '../../lib/loading/lazy-page'
import { useMapStyle } from '../../lib/maps/map-style'
import { mapLooks, RouteDrawing } from './RouteDrawing'
import { useGround } from './use-ground'

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

const TileMap = lazyPart(() => import('./TileMap'), 'TileMap', <Bone height={440} radius={12} />)
const maxZoom = { in: 5, out: -3 }

/**
 * The route of a trip over a map of Africa drawn from our own data; over tiles, where a service is
 * configured and somebody wants them.
 */
export const RouteMap = memo(
  ({ stops, plan, countries, onChoose, tallest = 480 }: RouteMapProps) => {
    const ground = useGround(countries)
    const card = useRef<HTMLDivElement>(null)
    const width = Math.max(240, useWidth(card) ?? 410)
    const [zoom, setZoom] = useState(0)
    const style = useMapStyle()
    const [tiles, setTiles] = useState<'drawn' | 'tiles' | 'failed'>('drawn')
    const hasTiles = tiles === 'tiles' && style !== undefined
    const size = useMemo(
      () => ({ width, height: Math.round(Math.min(tallest, Math.max(340, width * 1.073))) }),
      [width, tallest],
    )
    return (
      <Box ref={card} sx={mapLooks}>
        {hasTiles && (
          <TileMap
            style={style}
            stops={stops}
            plan={plan}
            zoom={zoom}
            onChoose={onChoose}
            height={size.height}
            onFail={(reason) => {
              console.warn(`Map tiles unavailable: ${reason}`)
              setTiles('failed')
            }}
          />
        )}
        {!hasTiles && ground === undefined && <Bone height={size.height} radius={12} />}
        {!hasTiles && typeof ground === 'object' && (
          <RouteDrawing
            stops={stops}
            plan={plan}
            ground={ground}
            size={size}
            zoom={zoom}
            onChoose={onChoose}
          />
        )}
        {!hasTiles && ground === 'failed' && (
          <p className="failed">The map couldn’t be loaded. The itinerary is complete.</p>
        )}
        <div className="tools">
          {style !== undefined && tiles !== 'failed' && (
            <IconButton
              size="small"
              aria-label="Detailed map"
              aria-pressed={hasTiles}
              onClick={() => setTiles(hasTiles ? 'drawn' : 'tiles')}
            >
              <Icon name="layers" size={16} />
            </IconButton>
          )}
          <IconButton
            size="small"
            aria-label="Zoom in"
            onClick={() => setZoom((at) => Math.min(at + 1, maxZoom.in))}
            disabled={zoom === maxZoom.in}
          >
            <Icon name="plus" size={16} />
          </IconButton>
          <IconButton
            size="small"
            aria-label="Zoom out"
            onClick={() => setZoom((at) => Math.max(at - 1, maxZoom.out))}
            disabled={zoom === maxZoom.out}
          >
            <Icon name="minus" size={16} />
          </IconButton>
        </div>
      </Box>
    )
  },
)
