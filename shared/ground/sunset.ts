import type { CalendarDate } from '../dates/calendar-date'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * When the sun sets, in minutes after midnight of a clock that many hours ahead of UTC, to some two
 * minutes (NOAA, general solar position calculations; places between the polar circles).
 */
export function sunsetOn(
  day: CalendarDate,
  [latitude, longitude, hours]: readonly [number, number, number],
): number {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const dayOfYear = Math.floor((noon - Date.UTC(Number(day.slice(0, 4)), 0, 1)) / 86_400_000)
  const turn = (2 * Math.PI * dayOfYear) / 365
  const equationOfTime =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(turn) -
      0.032077 * Math.sin(turn) -
      0.014615 * Math.cos(2 * turn) -
      0.040849 * Math.sin(2 * turn))
  const declination =
    0.006918 -
    0.399912 * Math.cos(turn) +
    0.070257 * Math.sin(turn) -
    0.006758 * Math.cos(2 * turn) +
    0.000907 * Math.sin(2 * turn) -
    0.002697 * Math.cos(3 * turn) +
    0.00148 * Math.sin(3 * turn)
  const phi = radians(latitude)
  const cosine =
    Math.cos(radians(90.833)) / (Math.cos(phi) * Math.cos(declination)) -
    Math.tan(phi) * Math.tan(declination)
  const hourAngle = (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI
  return Math.round(720 - 4 * longitude - equationOfTime + hours * 60 + 4 * hourAngle)
}
