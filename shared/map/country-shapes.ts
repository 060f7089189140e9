import type { Frame, Place, Projection } from './projection'

/**
 * A country of web/public/map/africa.json: rings of steps in hundredths of a degree (made by
 * infra/bundle/africa-shapes.ts).
 */
export interface CountryShape {
  readonly name: string
  readonly rings: readonly (readonly number[])[]
}

/** The SVG path of a country; empty if none of it is near the frame. */
export function pathOf(
  shape: CountryShape,
  { projection, frame }: { readonly projection: Projection; readonly frame: Frame },
): string {
  return shape.rings
    .map(placesOf)
    .filter((ring) => isNear(ring, frame))
    .map((ring) => `M${ring.map((place) => pointText(projection, place)).join('L')}z`)
    .join('')
}

/** The center of a country's largest ring, for its name. */
export function labelPlaceOf(shape: CountryShape): Place {
  const largest = shape.rings.map(placesOf).sort((one, other) => other.length - one.length)[0] ?? []
  const [longitudes, latitudes] = [
    largest.map((place) => place.longitude),
    largest.map((place) => place.latitude),
  ]
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { longitude: middle(longitudes), latitude: middle(latitudes) }
}

function placesOf(ring: readonly number[]): Place[] {
  const places: Place[] = []
  let [longitude, latitude] = [0, 0]
  for (let at = 0; at + 1 < ring.length; at += 2) {
    longitude += (ring[at] ?? 0) / 100
    latitude += (ring[at + 1] ?? 0) / 100
    places.push({ longitude, latitude })
  }
  return places
}

function isNear(ring: readonly Place[], { west, east, south, north }: Frame): boolean {
  const [width, height] = [east - west, north - south]
  const xs = ring.map(({ longitude }) => longitude)
  const ys = ring.map(({ latitude }) => latitude)
  return (
    Math.max(...xs) > west - width &&
    Math.min(...xs) < east + width &&
    Math.max(...ys) > south - height &&
    Math.min(...ys) < north + height
  )
}

function pointText(projection: Projection, place: Place): string {
  const [x, y] = projection.project(place)
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
