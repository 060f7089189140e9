import { type DOMAttributes, memo, useMemo } from 'react'
import type { MapView } from '#shared/map/ground'
import type { Size } from '#shared/map/lens'
import { mapNames } from '#shared/map/map-names'
import type { Point } from '#shared/map/projection'
import { Bone } from '../../../../components/feedback/Bone'
import { MapLand } from '../../../../trip/map/MapLand'
import { useGround } from '../../../../trip/map/use-ground'

interface MapGroundDrawingProps extends DOMAttributes<SVGSVGElement> {
  readonly view: MapView
  readonly size: Size
  /** What names of countries may not cover. */
  readonly pins: readonly { readonly at: Point }[]
}

const noCountries: readonly string[] = []

/** The land below the pins, with the names of countries, parks and seas. */
export const MapGroundDrawing = memo(({ view, size, pins, ...events }: MapGroundDrawingProps) => {
  const ground = useGround(noCountries)
  const names = useMemo(() => {
    const route = { ways: [], hubs: [], lenses: [], pins }
    return typeof ground === 'object' ? mapNames({ ground, view, size, route, hubNames: [] }) : []
  }, [ground, view, size, pins])
  if (ground === undefined) return <Bone height={size.height} radius={12} />
  return (
    <svg
      className="map"
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      aria-hidden="true"
      {...events}
    >
      {ground !== 'failed' && <MapLand ground={ground} view={view} />}
      {names.map(({ text, look, at: [x, y] }) => (
        <text key={`${look} ${text}`} className={`name ${look}Name`} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  )
})
