import { useId, useMemo } from 'react'
import type { DrawnLens } from '#shared/map/drawn-route'
import type { MapGround } from '#shared/map/ground'
import { leads, seenThrough } from '#shared/map/lens'
import type { RouteStop } from '#shared/map/route'
import { MapLand } from './MapLand'
import { MapLegs } from './MapLegs'
import { MapPin } from './MapPin'

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
        <rect
          className="water"
          x={x - radius}
          y={y - radius}
          width={2 * radius}
          height={2 * radius}
        />
        <MapLand ground={ground} view={view} />
        <MapLegs legs={lens.legs} />
        {lens.hubs.map(({ hub, at: [hx, hy] }) => (
          <g key={hub.name}>
            <circle className="hub" cx={hx} cy={hy} r="3.2" />
            <text
              className="hubName"
              x={hx > x ? hx - 8 : hx + 8}
              y={hy + 4}
              textAnchor={hx > x ? 'end' : 'start'}
            >
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
          <rect
            className="pill"
            x={x - pill / 2}
            y={y - radius - 16}
            width={pill}
            height="22"
            rx="11"
          />
          <text className="name areaName" x={x} y={y - radius - 1}>
            {title}
          </text>
        </>
      )}
    </g>
  )
}
