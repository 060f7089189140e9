import { type CSSProperties, memo, useMemo } from 'react'
import { type DrawnHub, type DrawnLeg, drawRoute } from '#shared/map/drawn-route'
import { type MapGround, viewOf } from '#shared/map/ground'
import { type HubName, hubNames } from '#shared/map/hub-names'
import type { Size } from '#shared/map/lens'
import { mapNames } from '#shared/map/map-names'
import type { RouteStop } from '#shared/map/route'
import type { RoutePlan } from '#shared/map/route-plan'
import { MapLand } from './MapLand'
import { MapLegend, MapLegs } from './MapLegs'
import { MapLens } from './MapLens'
import { MapPin } from './MapPin'

interface RouteDrawingProps {
  /** The stays in order, without those whose location is unknown. */
  readonly stops: readonly RouteStop[]
  readonly plan: RoutePlan
  readonly ground: MapGround
  readonly size: Size
  /** 0 shows the whole route; each step is half as much again. */
  readonly zoom?: number
  /** Number of the stay that is being read. */
  readonly active?: number | undefined
  /** Agents read by it what is not arranged yet. */
  readonly hasLegend?: boolean
  /**
   * Draws the route bit by bit, as MapLegs says; each pin appears when the route reaches it
   * (`--from`).
   */
  readonly film?: string
  readonly onChoose: (stop: RouteStop) => void
}

/** The route of a trip over a map of Africa. Its looks are mapLooks, on the element around it. */
export const RouteDrawing = memo(
  ({
    stops,
    plan,
    ground,
    size,
    zoom = 0,
    active,
    hasLegend = true,
    film,
    onChoose,
  }: RouteDrawingProps) => {
    const view = useMemo(() => viewOf(stops, plan, { size, zoom }), [stops, plan, zoom, size])
    const route = useMemo(
      () => drawRoute(stops, plan, { projection: view.projection, size }),
      [stops, plan, view, size],
    )
    const names = useMemo(() => hubNames(route.hubs, { pins: route.pins, size }), [route, size])
    const labels = useMemo(
      () => mapNames({ ground, view, size, route, hubNames: names }),
      [ground, view, size, route, names],
    )
    const label =
      stops.length === 0 ? 'Map of Africa' : `Route: ${stops.map(({ name }) => name).join(', ')}`
    return (
      <>
        <svg
          className="map"
          viewBox={`0 0 ${size.width} ${size.height}`}
          width={size.width}
          height={size.height}
          role="img"
          aria-label={label}
        >
          <MapLand ground={ground} view={view} />
          {labels.map(({ text, look, at: [x, y] }) => (
            <text key={`${look} ${text}`} className={`name ${look}Name`} x={x} y={y}>
              {text}
            </text>
          ))}
          <MapLegs legs={route.legs} film={film} />
          <MapHubs hubs={route.hubs} names={names} />
          {route.lenses.map((lens) => (
            <MapLens key={lens.members.join()} lens={lens} ground={ground} onChoose={onChoose} />
          ))}
          {route.pins.map(({ stop, at }) => (
            <g
              key={stop.number}
              className={`stop ${stop.number === active ? 'active' : ''}`}
              style={film === undefined ? undefined : reachedAt(stops.indexOf(stop), route.legs)}
            >
              <MapPin stop={stop} at={at} onChoose={onChoose} />
            </g>
          ))}
        </svg>
        {hasLegend && <MapLegend legs={route.legs} />}
      </>
    )
  },
)

/** When the route has come to a stop, as a share of the journey. */
function reachedAt(stop: number, legs: readonly DrawnLeg[]): CSSProperties {
  const leg = legs.findIndex((one) => one.stop === stop)
  return { '--from': (leg + 1) / Math.max(1, legs.length) } as CSSProperties
}

interface MapHubsProps {
  readonly hubs: readonly DrawnHub[]
  /** The position of each hub's name. */
  readonly names: readonly (HubName | undefined)[]
}

/** Airports on the way; those with open nights are ringed and show how many. */
function MapHubs({ hubs, names }: MapHubsProps) {
  return hubs.map(({ hub: { name, openNights }, at: [x, y] }, index) => {
    const place = names[index]
    return (
      <g key={name}>
        {openNights > 0 && <circle className="open" cx={x} cy={y} r="9" />}
        <circle className="hub" cx={x} cy={y} r="3.2" />
        {place !== undefined && (
          <text className="hubName" x={place.at[0]} y={place.at[1]} textAnchor={place.anchor}>
            {name}
          </text>
        )}
        {place !== undefined && openNights > 0 && (
          <text
            className="hubName openWords"
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

/** How a map looks, by the classes of its parts: land, legs, names, lenses and pins. */
export const mapLooks = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'var(--mui-radius-card)',
  bgcolor: '#dce8ea',
  boxShadow: 4,
  '& .map': { display: 'block', width: '100%', height: 'auto' },
  '& .land': { fill: '#f1eadd', stroke: '#d9cdb8', strokeWidth: '0.8' },
  '& .visited': { fill: '#fffbf3', stroke: '#b9a98b' },
  '& .water': { fill: '#dce8ea' },
  '& .park': { fill: '#cfe0cf', opacity: 0.75 },
  '& .delta': { fill: '#bfddd8', opacity: 0.95 },
  '& .pans': { fill: '#ede3cf' },
  '& .lake': { fill: '#cfe2e6', stroke: '#b4cfd5', strokeWidth: '0.6' },
  '& .name': {
    fontSize: 11,
    fontWeight: 500,
    textAnchor: 'middle',
    fill: '#6b6452',
    pointerEvents: 'none',
  },
  '& .visitedName': { fontSize: 12.5, fontWeight: 600, fill: '#4c4636' },
  '& .areaName': { fill: '#3f6250' },
  '& .seaName, & .lakeName': { fontStyle: 'italic', fill: '#57757c' },
  '& .leg': {
    fill: 'none',
    stroke: 'var(--mui-palette-forest-800)',
    strokeWidth: '2',
    strokeLinecap: 'round',
  },
  '& .charter': { strokeWidth: '2.2', strokeDasharray: '1 4.5' },
  '& .road': { strokeWidth: '1.6', strokeDasharray: '6 4' },
  '& .on': { stroke: 'var(--mui-palette-ink-note)', strokeWidth: '1.2', strokeDasharray: '2 5' },
  '& .back': { opacity: 0.45 },
  '& .hub': { fill: '#fff', stroke: 'var(--mui-palette-forest-800)', strokeWidth: '1.8' },
  '& .hubName': {
    fontSize: 11.5,
    fontWeight: 600,
    fill: 'var(--mui-palette-ink-main)',
    paintOrder: 'stroke',
    stroke: '#fffbf3',
    strokeWidth: 3,
    pointerEvents: 'none',
  },
  '& .open': {
    fill: 'none',
    stroke: 'var(--mui-palette-ember-600)',
    strokeWidth: '2',
    strokeDasharray: '3 3',
  },
  '& .openWords': { fill: 'var(--mui-palette-ember-700)' },
  '& .lead': {
    fill: 'none',
    stroke: 'var(--mui-palette-forest-800)',
    strokeWidth: '0.8',
    opacity: 0.5,
  },
  '& .crowd': { fill: 'none', stroke: 'var(--mui-palette-forest-800)', strokeWidth: '1.2' },
  '& .glass': { fill: '#fff', filter: 'drop-shadow(0 4px 10px rgba(20, 40, 28, 0.28))' },
  '& .pill': { fill: '#fff', filter: 'drop-shadow(0 2px 4px rgba(20, 40, 28, 0.2))' },
  '& .pin': { cursor: 'pointer' },
  '& .pin text': { fill: '#fff', fontSize: 11.5, fontWeight: 600, textAnchor: 'middle' },
  '& .rim': { fill: '#fff' },
  '& .active .rim': { fill: 'var(--mui-palette-ember-400)', r: 14 },
  '& .pin:hover .rim': { fill: 'var(--mui-palette-ember-200)' },
  '& .tools': {
    position: 'absolute',
    left: '10px',
    top: '10px',
    display: 'grid',
    borderRadius: 'var(--mui-radius-control)',
    bgcolor: 'background.paper',
    boxShadow: 1,
  },
  '& .failed': { p: '60px 30px', textAlign: 'center', color: 'ink.second' },
  '& .legend': {
    position: 'absolute',
    right: '12px',
    bottom: '12px',
    display: 'grid',
    gap: '2px',
    p: '7px 11px',
    borderRadius: 'var(--mui-radius-control)',
    background: 'rgba(255, 255, 255, 0.9)',
    fontSize: 12,
    lineHeight: '20px',
    color: 'ink.second',
  },
  '& .legend li': { display: 'flex', alignItems: 'center', gap: '8px' },
} as const
