import { pointsOf, seas } from './areas'
import { countryName } from './country-names'
import { labelPlaceOf } from './country-shapes'
import type { DrawnRoute } from './drawn-route'
import type { MapGround, MapView } from './ground'
import type { HubName } from './hub-names'
import { type MapLabel, type PlacedLabel, placeLabels } from './labels'
import type { Size } from './lens'
import type { Point } from './projection'
import { middleOf } from './route'

interface NamesQuestion {
  readonly ground: MapGround
  readonly view: MapView
  readonly size: Size
  /** What names may not cover. */
  readonly route: Pick<DrawnRoute, 'ways' | 'hubs' | 'lenses'> & {
    readonly pins: readonly { readonly at: Point }[]
  }
  readonly hubNames: readonly (HubName | undefined)[]
}

/** Names of countries, seas, parks and lakes, where they don't cover the route. */
export function mapNames({ ground, view, size, route, hubNames }: NamesQuestion): PlacedLabel[] {
  const titles = route.lenses.map(({ title }) => title)
  const labels = [
    ...countryLabels({ ...ground, view }),
    ...seaLabels(view),
    ...areaLabels(ground.areas, view),
  ]
  const news = labels.filter(({ text }) => !titles.includes(text))
  const boxes = hubNames.flatMap((name) => name?.box ?? [])
  return placeLabels(news, { size, obstacles: obstaclesOf(route), boxes })
}

const around: readonly Point[] = [
  [0, 28],
  [0, -28],
  [36, 0],
  [-36, 0],
  [30, 34],
  [-30, 34],
  [0, 60],
]

/** Of these only islands lie here, which their names would lead astray. */
const farAway = ['France']

/** Visited ones first, because they matter most. */
function countryLabels({
  shapes,
  countries,
  view,
}: MapGround & { readonly view: MapView }): MapLabel[] {
  const ownShapes = shapes.filter(({ name }) => !farAway.includes(name))
  const labels = ownShapes.map((shape): MapLabel => {
    const text = countryName(shape.name)
    const isVisited = countries.includes(text)
    const at = view.projection.project(labelPlaceOf(shape))
    return { text, at, look: isVisited ? 'visited' : 'country', may: isVisited ? around : [] }
  })
  return [
    ...labels.filter(({ look }) => look === 'visited'),
    ...labels.filter(({ look }) => look === 'country'),
  ]
}

function seaLabels({ projection }: MapView): MapLabel[] {
  return seas.map(({ name, places }) => {
    const points = places.map(([longitude, latitude]) =>
      projection.project({ longitude, latitude }),
    )
    const [first = [-1, -1], ...others] = points
    return {
      text: name,
      at: first,
      look: 'sea',
      may: others.map(([x, y]): Point => [x - first[0], y - first[1]]),
    }
  })
}

const besides: readonly Point[] = [
  [0, 22],
  [0, -20],
]

/** Only areas large enough for a name. */
function areaLabels(areas: MapGround['areas'], { projection }: MapView): MapLabel[] {
  return areas.flatMap((area) => {
    const points = pointsOf(area, projection)
    const xs = points.map(([x]) => x)
    const isLarge = Math.max(...xs) - Math.min(...xs) > 24
    const [x, y] = middleOf(points)
    const look = area.kind === 'lake' ? 'lake' : 'area'
    return isLarge ? [{ text: area.name, at: [x, y + 3], look, may: besides }] : []
  })
}

function obstaclesOf({ pins, hubs, lenses, ways }: NamesQuestion['route']) {
  return [
    { at: [24, 44] as const, radius: 36 },
    ...ways.map((at) => ({ at, radius: 3 })),
    ...pins.map(({ at }) => ({ at, radius: 15 })),
    ...hubs.map(({ at }) => ({ at, radius: 14 })),
    ...lenses.flatMap(({ center, radius, at, reach }) => [
      { at: center, radius: radius + 12 },
      { at, radius: reach + 4 },
    ]),
  ]
}
