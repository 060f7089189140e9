import { useId } from 'react'
import type { Point } from '#shared/map/projection'
import type { RouteStop } from '#shared/map/route'

interface MapPinProps {
  readonly stop: RouteStop
  readonly at: Point
  readonly onChoose: (stop: RouteStop) => void
}

/** A stay on the map, by number and color. A click scrolls to it in the journey. */
export function MapPin({ stop, at: [x, y], onChoose }: MapPinProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the journey beside it offers the same by keyboard
    <g
      className="pin"
      transform={`translate(${x} ${y})`}
      onClick={() => onChoose(stop)}
      aria-labelledby={id}
    >
      <title id={id}>{stop.name}</title>
      <circle r="12.5" className="rim" />
      <circle r="10.5" style={{ fill: `var(--mui-palette-stay-${stop.hue}-main)` }} />
      <text y="4">{stop.number}</text>
    </g>
  )
}
