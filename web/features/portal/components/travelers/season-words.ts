import type { PortalPart } from '#shared/api/portal-shapes'
import { type Season, seasonOf } from '#shared/climate/season'
import { shortDate } from '#shared/format/dates'

/**
 * The usual weather and light of a stay; undefined where its place or the place's weather is not
 * known.
 */
export const seasonOfStay = ({ place, startDate, endDate }: PortalPart): Season | undefined =>
  place && seasonOf(place, startDate, endDate)

/** `26°C (79°F)`. */
export const degrees = (celsius: number): string =>
  `${celsius}°C (${Math.round(celsius * 1.8 + 32)}°F)`

/** `Dry`, `Rain on about 1 day in 4`. */
export function rainWords(share: number): string {
  if (share < 0.04) return 'Dry'
  if (share > 0.6) return 'Rain on most days'
  if (share > 0.4) return 'Rain on about every other day'
  return share < 0.1 ? 'Rain is rare' : `Rain on about 1 day in ${Math.round(1 / share)}`
}

/** `11 h of daylight`, with what the moon does: dark skies are for stars. */
export function lightWords({ daylight, moon }: Pick<Season, 'daylight' | 'moon'>): string {
  const light = `${Math.round(daylight * 2) / 2} h of daylight`
  if (moon === undefined) return light
  return `${light}, ${moon.kind} moon on ${shortDate(moon.night)}${moon.kind === 'new' ? ': dark skies, many stars' : ''}`
}
