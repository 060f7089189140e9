import type { TransferView } from '#shared/api/suppliers'
import { amountText } from '#shared/money/money'

/** A transit point as transfers need it. */
export interface Ground {
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}
export interface Place extends Ground {
  readonly transitPointCode: string
  readonly countryCode: string
  readonly name: string
}

/**
 * How ways are estimated: roads are 1.3 times the great circle at 60 km/h, and a charter flies it
 * at 220 km/h with half an hour on the ground. Prices are illustrative, in USD for the group: a
 * vehicle takes 7, an aircraft 5.
 */
export const transferModel = {
  road: { detour: 1.3, kmh: 60, fixedMinutes: 0, seats: 7, centsPerKm: 190, longestKm: 600 },
  chartered: { detour: 1, kmh: 220, fixedMinutes: 30, seats: 5, centsPerKm: 640, longestKm: 1_500 },
} as const

/** The ways from one transit point to another that can be made in a day, the quickest first. */
export function transfersBetween(from: Place, to: Place, pax: number): TransferView[] {
  const straight = greatCircleKm(from, to)
  return (['road', 'chartered'] as const)
    .flatMap((type) => wayOf(type, { from, to, pax, straight }))
    .toSorted((one, other) => one.minutes - other.minutes)
}

function wayOf(
  type: keyof typeof transferModel,
  { from, to, pax, straight }: { from: Place; to: Place; pax: number; straight: number },
): TransferView[] {
  const { detour, kmh, fixedMinutes, seats, centsPerKm, longestKm } = transferModel[type]
  const kilometres = Math.round(straight * detour)
  if (kilometres === 0 || kilometres > longestKm) return []
  const cents = kilometres * centsPerKm * Math.ceil(pax / seats)
  return [
    {
      type,
      from: from.transitPointCode,
      to: to.transitPointCode,
      fromName: from.name,
      toName: to.name,
      kilometres,
      minutes: fixedMinutes + Math.round((kilometres / kmh) * 60),
      costAmount: amountText({ amount: cents, currency: 'USD' }),
      currency: 'USD',
    },
  ]
}

/**
 * An airline's way between two towns: two hours on the ground, and the great circle at 700 km/h.
 */
const airlineMinutes = (straight: number): number => 120 + Math.round((straight / 700) * 60)

/**
 * Minutes of the quickest way from one place to another by the model above, however far; 0 within a
 * kilometer.
 */
export function travelMinutes(from: Ground, to: Ground): number {
  const straight = greatCircleKm(from, to)
  if (straight < 1) return 0
  const ways = (['road', 'chartered'] as const).map((type) => {
    const { detour, kmh, fixedMinutes } = transferModel[type]
    return fixedMinutes + Math.round(((straight * detour) / kmh) * 60)
  })
  return Math.min(...ways, airlineMinutes(straight))
}

const earthRadiusKm = 6_371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres along the surface, by the haversine formula. */
export function greatCircleKm(one: Ground, other: Ground): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const slant =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(slant)))
}
