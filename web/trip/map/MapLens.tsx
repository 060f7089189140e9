import { useId, useMemo } from 'react'
import type { DrawnLens } from './drawn-route'
import type { Lens } from './lens'
import { type MapGround, MapLand } from './MapLand'
import { MapLegs } from './MapLegs'
import { MapPin } from './MapPin'
import type { RouteStop } from './route'
import { distance, round } from './route'

interface MapLensProps {
  readonly lens: DrawnLens
  readonly ground: MapGround
  readonly onChoose: (stop: RouteStop) => void
}

/** Stays too close together, shown through a magnifying glass. */
export function MapLens({ lens, ground, onChoose }: MapLensProps) {
  const id = useId()
  const { center, radius, at, reach, title, projection } = lens
  const [x, y] = center
  const view = useMemo(() => ({ projection, frame: seenThrough(lens) }), [lens, projection])
  const pill = title.length * 6.2 + 24
  return (
    <g>
      <path className="lead" d={leads(lens)} />
      <circle className="crowd" cx={at[0]} cy={at[1]} r={reach} />
      <circle className="glass" cx={x} cy={y} r={radius + 3} />
      <clipPath id={id}>
        <circle cx={x} cy={y} r={radius} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="water" x={x - radius} y={y - radius} width={2 * radius} height={2 * radius} />
        <MapLand {...ground} view={view} />
        <MapLegs legs={lens.legs} />
        {lens.hubs.map(({ hub, at: [hx, hy] }) => (
          <g key={hub.name}>
            <circle className="hub" cx={hx} cy={hy} r="3.2" />
            <text className="hubName" x={hx > x ? hx - 8 : hx + 8} y={hy + 4} textAnchor={hx > x ? 'end' : 'start'}>
              {hub.name}
            </text>
          </g>
        ))}
      </g>
      {lens.pins.map((pin) => (
        <MapPin key={pin.stop.number} {...pin} onChoose={onChoose} />
      ))}
      {title !== '' && (
        <>
          <rect className="pill" x={x - pill / 2} y={y - radius - 16} width={pill} height="22" rx="11" />
          <text className="name areaName" x={x} y={y - radius - 1}>
            {title}
          </text>
        </>
      )}
    </g>
  )
}

/** What the glass shows, in degrees, by its radius. */
function seenThrough({ projection, center, radius }: Lens) {
  const origin = projection.project({ longitude: 0, latitude: 0 })
  const degrees = radius / projection.scale
  const longitude = (center[0] - origin[0]) / projection.scale
  const latitude = latitudeAt((origin[1] - center[1]) / projection.scale)
  return { west: longitude - degrees, east: longitude + degrees, south: latitude - degrees, north: latitude + degrees }
}

/** The latitude at a height on the Mercator map, in degrees of the equator. */
const latitudeAt = (height: number): number => (Math.atan(Math.sinh((height * Math.PI) / 180)) * 180) / Math.PI

/** Two lines from the cluster to the glass, touching both. */
function leads({ at, reach, center, radius }: Lens): string {
  const length = distance(at, center)
  if (length <= radius + reach) return ''
  const along = Math.atan2(center[1] - at[1], center[0] - at[0])
  const turn = Math.acos((reach - radius) / length)
  const line = (angle: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const from = [at[0] + reach * cos, at[1] + reach * sin].map(round)
    const to = [center[0] + radius * cos, center[1] + radius * sin].map(round)
    return `M${from.join(' ')}L${to.join(' ')}`
  }
  return line(along + turn) + line(along - turn)
}
