import { useMemo } from 'react'
import { landOf, type MapGround, type MapView } from '#shared/map/ground'

export function MapLand({ ground, view }: { readonly ground: MapGround; readonly view: MapView }) {
  const land = useMemo(() => landOf(ground, view), [ground, view])
  return land.map(({ name, look, path }) => <path key={name} className={look} d={path} />)
}
