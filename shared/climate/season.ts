import {
  addDays,
  type CalendarDate,
  daysBetween,
  daysInMonth,
  monthOf,
  nightsOf,
} from '../dates/calendar-date'
import { type ClimateStation, climateStations } from './climate-stations'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** What the weather and light of a stay are usually like. */
export interface Season {
  /** Whose figures they are. */
  readonly station: string
  /** Mean highest and lowest temperature, °C. */
  readonly high: number
  readonly low: number
  /** Share of days with rain, 0 to 1. */
  readonly rain: number
  /** Hours between sunrise and sunset in the middle of the stay. */
  readonly daylight: number
  /** Full or new moon during the stay, with its night; undefined where there is neither. */
  readonly moon: { readonly kind: 'full' | 'new'; readonly night: CalendarDate } | undefined
}

/** Beyond this many degrees a station says nothing about a place. */
const maxDegrees = 3.5

/** The station whose weather a place has; undefined for places far from all that we know. */
export function stationNear({ latitude, longitude }: Place): ClimateStation | undefined {
  const distance = (station: ClimateStation) =>
    Math.hypot(
      station.latitude - latitude,
      (station.longitude - longitude) * Math.cos((latitude * Math.PI) / 180),
    )
  const [nearest] = climateStations.toSorted((one, other) => distance(one) - distance(other))
  return nearest !== undefined && distance(nearest) <= maxDegrees ? nearest : undefined
}

/** What a stay is usually like: the means of its nights, each by its month. */
export function seasonOf(place: Place, start: CalendarDate, end: CalendarDate): Season | undefined {
  const station = stationNear(place)
  if (station === undefined) return undefined
  const nights = start < end ? nightsOf(start, end) : [start]
  const mean = (read: (month: number, night: CalendarDate) => number) =>
    nights.reduce((sum, night) => sum + read(Number(night.slice(5, 7)) - 1, night), 0) /
    nights.length
  return {
    station: station.name,
    high: Math.round(mean((month) => station.highs[month] ?? 0)),
    low: Math.round(mean((month) => station.lows[month] ?? 0)),
    rain: mean((month, night) => (station.rainDays[month] ?? 0) / daysInMonth(monthOf(night))),
    daylight: hoursOfDaylight(place.latitude, addDays(start, Math.floor(nights.length / 2))),
    moon: moonDuring(nights),
  }
}

/**
 * Hours from sunrise to sunset at sea level, with refraction: the CBM model (Forsythe and others,
 * Ecological Modelling 80, 1995), right within some minutes below 60 degrees.
 */
export function hoursOfDaylight(latitude: number, date: CalendarDate): number {
  const dayOfYear = daysBetween(`${date.slice(0, 4)}-01-01` as CalendarDate, date) + 1
  const revolution = 0.2163108 + 2 * Math.atan(0.9671396 * Math.tan(0.0086 * (dayOfYear - 186)))
  const declination = Math.asin(0.39795 * Math.cos(revolution))
  const [phi, horizon] = [(latitude * Math.PI) / 180, (0.8333 * Math.PI) / 180]
  const cosine =
    (Math.sin(horizon) + Math.sin(phi) * Math.sin(declination)) /
    (Math.cos(phi) * Math.cos(declination))
  return 24 - (24 / Math.PI) * Math.acos(Math.min(1, Math.max(-1, cosine)))
}

/** Mean length of a lunation in days, and one new moon: January 6, 2000, 18:14 UTC. */
const lunation = 29.530588853
const firstNewMoon = Date.UTC(2000, 0, 6, 18, 14)

/**
 * The age of the moon at midnight (UTC) after an evening, 0 for new to 1 for new again; some hours
 * off at the most.
 */
export function moonAge(night: CalendarDate): number {
  const days = (Date.parse(`${addDays(night, 1)}T00:00:00Z`) - firstNewMoon) / 86_400_000
  const age = (days / lunation) % 1
  return age < 0 ? age + 1 : age
}

/** The first night within half a day of full or new moon. */
function moonDuring(nights: readonly CalendarDate[]): Season['moon'] {
  const near = 0.5 / lunation
  for (const night of nights) {
    const age = moonAge(night)
    if (Math.abs(age - 0.5) <= near) return { kind: 'full', night }
    if (age <= near || age >= 1 - near) return { kind: 'new', night }
  }
  return undefined
}
