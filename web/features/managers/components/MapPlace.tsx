import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { frameAround, type Place, projectionOf } from '#shared/map/projection'
import { IconAction } from '../../../components/inputs/IconAction'
import { inRow } from '../../../components/looks/looks'
import { MapLand } from '../../../trip/map/MapLand'
import { mapLooks } from '../../../trip/map/RouteDrawing'
import { useGround } from '../../../trip/map/use-ground'

const size = { width: 640, height: 360 }
const none: readonly string[] = []
const maxZoom = 9

/**
 * Where an entry lies, on the drawn map: a click places it there. The numbers beside it do the same
 * by keyboard.
 */
export function MapPlace({
  place,
  onPlace,
}: {
  readonly place: Place | undefined
  readonly onPlace: (to: Place) => void
}) {
  const ground = useGround(none)
  const [zoom, setZoom] = useState(0)
  const view = useMemo(() => {
    const frame = frameAround(place === undefined ? [] : [place], {
      zoom,
      ratio: size.width / size.height,
    })
    return { frame, projection: projectionOf(frame, size) }
  }, [place, zoom])
  if (ground === undefined || ground === 'failed') return null
  const [x, y] = place === undefined ? [] : view.projection.project(place)
  return (
    <Box sx={{ ...mapLooks, maxWidth: size.width }}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the fields above take the numbers */}
      <svg
        className="map"
        viewBox={`0 0 ${size.width} ${size.height}`}
        width="100%"
        role="img"
        aria-label="Map: click where it lies"
        style={{ cursor: 'crosshair', display: 'block' }}
        onClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width } = currentTarget.getBoundingClientRect()
          const factor = size.width / width
          const { latitude, longitude } = view.projection.unproject([
            (clientX - left) * factor,
            (clientY - top) * factor,
          ])
          onPlace({ latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) })
        }}
      >
        <MapLand ground={ground} view={view} />
        {x !== undefined && <circle className="hub" cx={x} cy={y} r="6" />}
      </svg>
      <Box sx={{ ...inRow(0.4), position: 'absolute', top: 8, right: 8 }}>
        <IconAction
          icon="minus"
          label="Zoom out"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <IconAction
          icon="plus"
          label="Zoom in"
          disabled={zoom === maxZoom}
          onClick={() => setZoom(zoom + 1)}
        />
      </Box>
    </Box>
  )
}

/** Eleven meters are near enough. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 10_000) / 10_000
