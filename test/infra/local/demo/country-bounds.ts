type Place = { latitude: number; longitude: number }
type Bounds = readonly [south: number, west: number, north: number, east: number]

/** Bounding boxes in degrees, islands included, a little generous. */
const bounds: Readonly<Record<string, Bounds>> = {
  BW: [-27.0, 19.9, -17.7, 29.5],
  SZ: [-27.4, 30.7, -25.7, 32.2],
  KE: [-4.8, 33.8, 5.1, 42.0],
  LS: [-30.7, 27.0, -28.5, 29.5],
  MW: [-17.2, 32.6, -9.3, 36.0],
  MU: [-20.6, 57.2, -19.6, 63.6],
  MZ: [-27.0, 30.2, -10.4, 41.0],
  NA: [-29.0, 11.7, -16.9, 25.4],
  RW: [-2.9, 28.8, -1.0, 31.0],
  SC: [-10.3, 46.1, -3.6, 56.4],
  ZA: [-34.9, 16.4, -22.1, 33.0],
  TZ: [-11.8, 29.3, -0.9, 40.6],
  UG: [-1.5, 29.5, 4.3, 35.1],
  ZM: [-18.1, 21.9, -8.2, 33.8],
  ZW: [-22.5, 25.2, -15.6, 33.1],
  AE: [22.6, 51.5, 26.1, 56.4],
  BR: [-33.8, -74.0, 5.3, -34.7],
  IN: [6.7, 68.1, 35.6, 97.4],
}

export function boundsOf(countryCode: string): Bounds {
  const box = bounds[countryCode]
  if (box === undefined) throw new Error(`No bounds for ${countryCode}`)
  return box
}

export const isWithin = (
  { latitude, longitude }: Place,
  [south, west, north, east]: Bounds,
): boolean => latitude >= south && latitude <= north && longitude >= west && longitude <= east

/** Kilometers between two places, along the great circle. */
export function kilometersBetween(a: Place, b: Place): number {
  const radians = Math.PI / 180
  const across = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2
  const along = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2
  return (
    12_742 *
    Math.asin(
      Math.sqrt(along + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * across),
    )
  )
}
