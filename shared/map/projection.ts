/** A place in degrees. */
export interface Place {
  readonly longitude: number
  readonly latitude: number
}

/** A point of the drawing, in its own units. */
export type Point = readonly [x: number, y: number]

/** Degrees, from west and south to east and north. */
export interface Frame {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export interface Projection {
  project(place: Place): Point
  /** Drawing units per degree of longitude. */
  readonly scale: number
}

/** Mercator: the height on the map of a latitude, in degrees of the equator. */
const mercator = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI

/** The latitude at a height of the map. */
const latitudeAt = (height: number): number =>
  (Math.atan(Math.exp((height * Math.PI) / 180)) * 360) / Math.PI - 90

/** Fits a frame into a drawing, centered. `unproject` leads from a point back to its place. */
export function projectionOf(
  frame: Frame,
  { width, height }: { readonly width: number; readonly height: number },
): Projection & { unproject(point: Point): Place } {
  const [top, bottom] = [mercator(frame.north), mercator(frame.south)]
  const scale = Math.min(width / (frame.east - frame.west), height / (top - bottom))
  const leftMargin = (width - scale * (frame.east - frame.west)) / 2
  const above = (height - scale * (top - bottom)) / 2
  return {
    scale,
    project: ({ longitude, latitude }) => [
      leftMargin + (longitude - frame.west) * scale,
      above + (top - mercator(latitude)) * scale,
    ],
    unproject: ([x, y]) => ({
      longitude: frame.west + (x - leftMargin) / scale,
      latitude: latitudeAt(top - (y - above) / scale),
    }),
  }
}

/** Minimum half width in degrees, so that countries stay recognizable. */
const narrowest = 2.6

/**
 * The frame around places, padded on every side, and wide enough to recognize a country.
 * @param ratio - width to height of the drawing
 * @param lens - leaves room at the top right for a lens
 */
export function frameAround(
  places: readonly Place[],
  { zoom = 0, ratio = 0.93, lens = false } = {},
): Frame {
  if (places.length === 0) return { west: 10, south: -36, east: 52, north: 6 }
  const [west, east] = extent(places.map(({ longitude }) => longitude))
  const [south, north] = extent(places.map(({ latitude }) => latitude))
  const minSpan = Math.max((east - west) * 0.66, (north - south) * 0.6 * ratio, narrowest) + 0.9
  const halfWidth = (lens ? minSpan * 1.14 : minSpan) / 1.5 ** zoom
  const halfHeight = halfWidth / ratio
  const shift = lens ? { x: halfWidth * 0.1, y: halfHeight * 0.15 } : { x: 0, y: 0 }
  const [x, y] = [(west + east) / 2 + shift.x, (south + north) / 2 + shift.y]
  return { west: x - halfWidth, east: x + halfWidth, south: y - halfHeight, north: y + halfHeight }
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
