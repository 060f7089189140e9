import { zoneOfCountry } from '../dates/country-zones'
import { timeInZone } from '../dates/zoned-time'

/**
 * The zone whose 17:00 a hold ends at: of several camps the one whose clocks show a full hour of
 * five then, else the first one's (holds end at 17:00 of the camp that comes first).
 * @param countries - of the stays, by name or code, in order
 */
export function holdZone(until: Date, countries: readonly (string | undefined)[]): string {
  const zones = countries.map(zoneOfCountry)
  return zones.find((zone) => timeInZone(until, zone) === '17:00') ?? zones[0] ?? 'UTC'
}
