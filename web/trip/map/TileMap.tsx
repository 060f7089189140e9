import 'maplibre-gl/dist/maplibre-gl.css'
import Box from '@mui/material/Box'
import { LngLatBounds, Marker, setWorkerUrl, Map as TileView } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useRef } from 'react'
import type { RouteStop } from '#shared/map/route'
import type { LegEnd, RoutePlan } from '#shared/map/route-plan'
import { allowOwnScripts } from '../../lib/trusted-worker'

interface TileMapProps {
  readonly style: string
  readonly stops: readonly RouteStop[]
  readonly plan: RoutePlan
  readonly height: number
  readonly zoom: number
  readonly onChoose: (stop: RouteStop) => void
  /** The tiles don't come, or this browser can't draw them. */
  readonly onFail: (reason: string) => void
}

/** The route of a trip over a map of tiles from the configured service. */
export function TileMap({ style, stops, plan, height, zoom, onChoose, onFail }: TileMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLElement>(null)
  const view = useRef<TileView>(undefined)
  const calls = useRef({ onChoose, onFail })
  calls.current = { onChoose, onFail }
  useEffect(() => {
    const { current: container } = place
    if (container === null) return
    const fail = (error: unknown) =>
      calls.current.onFail(error instanceof Error ? error.message : String(error))
    try {
      allowOwnScripts()
      setWorkerUrl(new URL(workerUrl, location.href).href)
      const bounds = new LngLatBounds()
      for (const { longitude, latitude } of placesOf(stops, plan))
        bounds.extend([longitude, latitude])
      const map = new TileView({
        container,
        style,
        attributionControl: false,
        dragRotate: false,
        cooperativeGestures: false,
        ...(bounds.isEmpty()
          ? { center: [24, -12], zoom: 3 }
          : { bounds, fitBoundsOptions: { padding: 56, maxZoom: 9 } }),
      })
      view.current = map
      let isLoaded = false
      // MapLibre's own control writes HTML, which the page's policy refuses.
      map.on('sourcedata', () => {
        if (words.current !== null) words.current.textContent = attributionOf(map)
      })
      map.on('error', ({ error }) => {
        if (!isLoaded) fail(error)
      })
      map.on('style.load', () => {
        isLoaded = true
        map.addSource('legs', { type: 'geojson', data: legsOf(stops, plan) })
        map.addLayer({
          id: 'legs',
          type: 'line',
          source: 'legs',
          layout: { 'line-cap': 'round' },
          paint: { 'line-color': '#153B2F', 'line-width': 2.2 },
        })
      })
      for (const stop of stops) pinOf(stop, () => calls.current.onChoose(stop)).addTo(map)
      return () => {
        view.current = undefined
        map.remove()
      }
    } catch (error) {
      return fail(error)
    }
  }, [style, stops, plan])
  const shownZoom = useRef(zoom)
  useEffect(() => {
    view.current?.zoomTo(view.current.getZoom() + (zoom - shownZoom.current) * 0.6)
    shownZoom.current = zoom
  }, [zoom])
  return (
    <Box sx={{ position: 'relative', '& button': pinLook }} role="region" aria-label="Detailed map">
      <Box ref={place} sx={{ height }} />
      <Box component="small" ref={words} sx={wordsLook} />
    </Box>
  )
}

/** Whose map it is, as its service wants it told. */
const attributionOf = (map: TileView): string =>
  [
    ...new Set(
      Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? ''),
    ),
  ]
    .map((html) => html.replace(/<[^>]*>/g, '').replaceAll('&copy;', '©'))
    .filter((text) => text !== '')
    .join(' | ')

const wordsLook = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  px: '6px',
  bgcolor: 'rgb(255 255 255 / 75%)',
  color: 'ink.second',
  fontSize: 11,
  '&:empty': { display: 'none' },
}
const pinLook = {
  width: 26,
  height: 26,
  p: 0,
  border: '2px solid #fff',
  borderRadius: '50%',
  cursor: 'pointer',
  color: '#fff',
  fontSize: 11.5,
  fontWeight: 600,
  lineHeight: '22px',
  textAlign: 'center',
}

function pinOf({ number, hue, name, place }: RouteStop, onChoose: () => void): Marker {
  const element = document.createElement('button')
  element.textContent = String(number)
  element.title = name
  element.style.backgroundColor = `var(--mui-palette-stay-${hue}-main)`
  element.addEventListener('click', onChoose)
  return new Marker({ element }).setLngLat([place.longitude, place.latitude])
}

const placesOf = (stops: readonly RouteStop[], { hubs }: RoutePlan) =>
  [...stops, ...hubs].map(({ place }) => place)

function legsOf(stops: readonly RouteStop[], { hubs, legs }: RoutePlan): GeoJSON.FeatureCollection {
  const at = (end: LegEnd) => ('stop' in end ? stops[end.stop] : hubs[end.hub])?.place
  return {
    type: 'FeatureCollection',
    features: legs.flatMap(({ from, to }) => {
      const ends = [at(from), at(to)].flatMap((one) =>
        one === undefined ? [] : [[one.longitude, one.latitude]],
      )
      return ends.length < 2
        ? []
        : {
            type: 'Feature' as const,
            properties: {},
            geometry: { type: 'LineString' as const, coordinates: ends },
          }
    }),
  }
}
