import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { Bone } from '../../../components/feedback/Bone'
import { Icon } from '../../../components/icons/Icon'
import { type CountryShape, countryShapesQuery, labelPlaceOf, pathOf } from './country-shapes'
import { frameAround, projectionOf } from './projection'
import { legPath, type Pin, pinsOf, type RouteStop } from './route'
import styles from './route-map.module.css'

interface RouteMapProps {
  /** The stays in order; those whose place is not known are left out. */
  readonly stops: readonly RouteStop[]
  /** Countries that the trip is in: drawn lighter, with their names. */
  readonly countries: readonly string[]
  readonly onChoose?: (stop: RouteStop) => void
}

const size = { width: 410, height: 440 }

/** The route of a trip over the shapes of Africa, drawn from our own data: it needs no map service. */
export function RouteMap({ stops, countries, onChoose }: RouteMapProps) {
  const shapes = useQuery(countryShapesQuery)
  const [zoom, setZoom] = useState(0)
  const frame = useMemo(
    () =>
      frameAround(
        stops.map(({ place }) => place),
        { zoom },
      ),
    [stops, zoom],
  )
  const projection = useMemo(() => projectionOf(frame, size), [frame])
  const pins = useMemo(() => pinsOf(stops, projection), [stops, projection])
  const label = stops.length === 0 ? 'Map of Africa' : `Route: ${stops.map(({ name }) => name).join(', ')}`
  return (
    <div className={styles.card}>
      {shapes.isPending && <Bone height={size.height} radius={12} />}
      {shapes.data !== undefined && (
        <svg className={styles.map} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
          <Land shapes={shapes.data} countries={countries} view={{ frame, projection }} />
          <Legs pins={pins} />
          {pins.map((pin) => (
            <PinMark key={pin.number} pin={pin} onChoose={onChoose} />
          ))}
        </svg>
      )}
      {shapes.isError && (
        <p className={styles.failed}>The map could not be drawn. The journey beside it is complete.</p>
      )}
      <div className={styles.tools}>
        <IconButton aria-label="Zoom in" onClick={() => setZoom((at) => Math.min(at + 1, 4))} disabled={zoom === 4}>
          <Icon name="plus" size={16} />
        </IconButton>
        <IconButton aria-label="Zoom out" onClick={() => setZoom((at) => Math.max(at - 1, -3))} disabled={zoom === -3}>
          <Icon name="minus" size={16} />
        </IconButton>
      </div>
    </div>
  )
}

interface LandProps {
  readonly shapes: readonly CountryShape[]
  readonly countries: readonly string[]
  readonly view: Parameters<typeof pathOf>[1]
}

function Land({ shapes, countries, view }: LandProps) {
  const drawn = useMemo(
    () => shapes.map((shape) => ({ shape, path: pathOf(shape, view) })).filter(({ path }) => path !== ''),
    [shapes, view],
  )
  const isVisited = ({ name }: CountryShape) => countries.includes(nameOf(name))
  return (
    <>
      {drawn.map(({ shape, path }) => (
        <path key={shape.name} className={isVisited(shape) ? styles.visited : styles.land} d={path} />
      ))}
      {drawn.map(({ shape }) => {
        const [x, y] = view.projection.project(labelPlaceOf(shape))
        if (x < 30 || x > size.width - 30 || y < 20 || y > size.height - 20) return undefined
        return (
          <text key={shape.name} className={isVisited(shape) ? styles.visitedName : styles.name} x={x} y={y}>
            {nameOf(shape.name)}
          </text>
        )
      })}
    </>
  )
}

function Legs({ pins }: { readonly pins: readonly Pin[] }) {
  return pins.slice(1).map((pin, index) => {
    const from = pins[index]
    return from === undefined ? undefined : (
      <path key={pin.number} className={styles.leg} d={legPath(from.at, pin.at)} />
    )
  })
}

function PinMark({ pin, onChoose }: { readonly pin: Pin; readonly onChoose: RouteMapProps['onChoose'] }) {
  const id = useId()
  const [x, y] = pin.at
  return (
    <g>
      {pin.anchor !== undefined && (
        <>
          <line className={styles.lead} x1={pin.anchor[0]} y1={pin.anchor[1]} x2={x} y2={y} />
          <circle className={styles.anchor} cx={pin.anchor[0]} cy={pin.anchor[1]} r="2.4" />
        </>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the journey beside it goes to the same stay by keyboard */}
      <g className={styles.pin} transform={`translate(${x} ${y})`} onClick={() => onChoose?.(pin)} aria-labelledby={id}>
        <title id={id}>{pin.name}</title>
        <circle r="12.5" className={styles.rim} />
        <circle r="10.5" style={{ fill: `var(--mui-palette-stay-${pin.hue}-main)` }} />
        <text y="4">{pin.number}</text>
      </g>
    </g>
  )
}

/** Natural Earth shortens some names; ours are the specification's (1 §3). */
const fullNames: Readonly<Record<string, string>> = {
  eSwatini: 'Eswatini',
  'S. Sudan': 'South Sudan',
  'Dem. Rep. Congo': 'DR Congo',
}
const nameOf = (name: string): string => fullNames[name] ?? name
