import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { memo, useMemo, useRef, useState } from 'react'
import { Bone } from '../../components/feedback/Bone'
import { Icon } from '../../components/icons/Icon'
import { useWidth } from '../../lib/layout/use-width'
import { areasQuery } from './areas'
import { countryShapesQuery } from './country-shapes'
import { type DrawnHub, drawnRoute } from './drawn-route'
import { type HubName, hubNames } from './hub-names'
import { MapLand } from './MapLand'
import { MapLegend, MapLegs } from './MapLegs'
import { MapLens } from './MapLens'
import { MapNames } from './MapNames'
import { MapPin } from './MapPin'
import { frameAround, projectionOf } from './projection'
import { crowdsOf, type RouteStop } from './route'
import styles from './route-map.module.css'
import type { RoutePlan } from './route-plan'

interface RouteMapProps {
  /** The stays in order; those whose place is not known are left out. */
  readonly stops: readonly RouteStop[]
  readonly plan: RoutePlan
  /** Countries that the trip is in: drawn lighter, with their names. */
  readonly countries: readonly string[]
  readonly onChoose: (stop: RouteStop) => void
  /** Pixels that its height does not pass, however wide it is. */
  readonly tallest?: number
}

const mostZoom = { in: 5, out: -3 }

/** The route of a trip over the shapes of Africa, drawn from our own data: it needs no map service. */
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
  const view = useMemo(() => {
    const places = [...stops, ...plan.hubs].map(({ place }) => place)
    const ratio = size.width / size.height
    const plain = projectionOf(frameAround(places, { zoom, ratio }), size)
    const lens = crowdsOf(stops.map(({ place }) => plain.project(place))).some((crowd) => crowd.length > 1)
    const frame = frameAround(places, { zoom, ratio, lens })
    return { frame, projection: projectionOf(frame, size) }
  }, [stops, plan, zoom, size])
  const route = useMemo(() => drawnRoute(stops, plan, { projection: view.projection, size }), [stops, plan, view, size])
  const names = useMemo(() => hubNames(route.hubs, { pins: route.pins, size }), [route, size])
  const label = stops.length === 0 ? 'Map of Africa' : `Route: ${stops.map(({ name }) => name).join(', ')}`
  const ground = useMemo(
    () => ({ shapes: shapes.data ?? [], areas: areas.data ?? [], countries }),
    [shapes.data, areas.data, countries],
  )
  return (
    <div ref={card} className={styles.card}>
      {shapes.isPending && <Bone height={size.height} radius={12} />}
      {shapes.data !== undefined && (
        <svg
          className={styles.map}
          viewBox={`0 0 ${size.width} ${size.height}`}
          width={size.width}
          height={size.height}
          role="img"
          aria-label={label}
        >
          <MapLand {...ground} view={view} />
          <MapNames {...ground} view={view} size={size} route={route} hubNames={names} />
          <MapLegs legs={route.legs} />
          <MapHubs hubs={route.hubs} names={names} />
          {route.lenses.map((lens) => (
            <MapLens key={lens.members.join()} lens={lens} ground={ground} onChoose={onChoose} />
          ))}
          {route.pins.map(({ stop, at }) => (
            <MapPin key={stop.number} stop={stop} at={at} onChoose={onChoose} />
          ))}
        </svg>
      )}
      {shapes.isError && <p className={styles.failed}>The map couldn’t be loaded. The itinerary is complete.</p>}
      <div className={styles.tools}>
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
      <MapLegend legs={route.legs} />
    </div>
  )
})

interface MapHubsProps {
  readonly hubs: readonly DrawnHub[]
  /** Of each hub, where its name stands. */
  readonly names: readonly (HubName | undefined)[]
}

/** Airports on the way; one where nights are open is ringed and says how many. */
function MapHubs({ hubs, names }: MapHubsProps) {
  return hubs.map(({ hub: { name, openNights }, at: [x, y] }, index) => {
    const place = names[index]
    return (
      <g key={name}>
        {openNights > 0 && <circle className={styles.open} cx={x} cy={y} r="9" />}
        <circle className={styles.hub} cx={x} cy={y} r="3.2" />
        {place !== undefined && (
          <text className={styles.hubName} x={place.at[0]} y={place.at[1]} textAnchor={place.anchor}>
            {name}
          </text>
        )}
        {place !== undefined && openNights > 0 && (
          <text
            className={`${styles.hubName} ${styles.openWords}`}
            x={place.at[0]}
            y={place.at[1] + 14}
            textAnchor={place.anchor}
          >
            {openNights} open {openNights === 1 ? 'night' : 'nights'}
          </text>
        )}
      </g>
    )
  })
}
