import { useMemo } from 'react'
import { type MapArea, pointsOf, smoothPath } from './areas'
import { countryName } from './country-names'
import { type CountryShape, pathOf } from './country-shapes'
import type { Frame, Projection } from './projection'

export interface MapGround {
  readonly shapes: readonly CountryShape[]
  readonly areas: readonly MapArea[]
  /** Names of the countries the trip visits. */
  readonly countries: readonly string[]
}

export interface MapView {
  readonly frame: Frame
  readonly projection: Projection
}

export function MapLand({ shapes, areas, countries, view }: MapGround & { readonly view: MapView }) {
  const land = useMemo(
    () => shapes.map(({ name, ...shape }) => ({ name, path: pathOf({ name, ...shape }, view) })).filter(isDrawn),
    [shapes, view],
  )
  const spots = useMemo(
    () => areas.map((area) => ({ ...area, path: smoothPath(pointsOf(area, view.projection)) })),
    [areas, view],
  )
  return (
    <>
      {land.map(({ name, path }) => (
        <path key={name} className={countries.includes(countryName(name)) ? 'visited' : 'land'} d={path} />
      ))}
      {spots.map(({ name, kind, path }) => (
        <path key={name} className={kind} d={path} />
      ))}
    </>
  )
}

const isDrawn = ({ path }: { readonly path: string }): boolean => path !== ''
