import {
  differenceInDays,
  differenceInHours,
  differenceInMinutes,
  differenceInWeeks,
  formatDuration,
  millisecondsToHours,
  millisecondsToMinutes,
  millisecondsToSeconds,
} from 'date-fns'

const differences = [
  { between: differenceInWeeks, unit: 'weeks' },
  { between: differenceInDays, unit: 'days' },
  { between: differenceInHours, unit: 'hours' },
  { between: differenceInMinutes, unit: 'minutes' },
] as const

/**
 * An instant from now: `just now`, `5 minutes ago`, `in 3 hours`, `2 weeks ago`; whole units, cut.
 */
export function relativeTime(instant: Date, now: Date): string {
  for (const { between, unit } of differences) {
    const away = between(instant, now)
    const words = formatDuration({ [unit]: Math.abs(away) })
    if (away !== 0) return away > 0 ? `in ${words}` : `${words} ago`
  }
  return 'just now'
}

/**
 * A time that is left, as a clock shows it: `3 d 06:42:10`, `17:20:05`, `00:00:00` when none is.
 * Whole seconds, cut.
 * @param ms - milliseconds; below zero is none
 */
export function clockDuration(ms: number): string {
  const { days, hours, minutes, seconds } = partsOf(ms)
  const clock = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
  return days > 0 ? `${days} d ${clock}` : clock
}

/**
 * The same in words, for those who hear it: `3 days and 6 hours`, `2 hours and 5 minutes`, `12
 * minutes`, `less than a minute`.
 */
export function spokenDuration(ms: number): string {
  const { days, hours, minutes } = partsOf(ms)
  const words = formatDuration(days > 0 ? { days, hours } : { hours, minutes }, {
    delimiter: ' and ',
  })
  return words === '' ? 'less than a minute' : words
}

function partsOf(ms: number) {
  const msLeft = Math.max(0, ms)
  const hours = millisecondsToHours(msLeft)
  return {
    days: Math.floor(hours / 24),
    hours: hours % 24,
    minutes: millisecondsToMinutes(msLeft) % 60,
    seconds: millisecondsToSeconds(msLeft) % 60,
  }
}
