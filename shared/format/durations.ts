import { counted } from './words'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const two = (count: number): string => String(count).padStart(2, '0')

/**
 * A time that is left, as a clock shows it: `3 d 06:42:10`, `17:20:05`, `00:00:00` when none is. Whole seconds, cut.
 *
 * @param ms - milliseconds; below zero is none
 */
export function clockDuration(ms: number): string {
  const left = Math.max(0, ms)
  const days = Math.floor(left / day)
  const [hours, minutes, seconds] = [(left % day) / hour, (left % hour) / minute, (left % minute) / second].map(
    Math.floor,
  )
  const clock = [hours, minutes, seconds].map((part) => two(part ?? 0)).join(':')
  return days > 0 ? `${days} d ${clock}` : clock
}

/**
 * The same in words, for those who hear it: `3 days and 6 hours`, `2 hours and 5 minutes`, `12 minutes`, `less than a
 * minute`.
 */
export function spokenDuration(ms: number): string {
  const left = Math.max(0, ms)
  if (left < minute) return 'less than a minute'
  const [larger, smaller] = left >= day ? units.days : left >= hour ? units.hours : units.minutes
  const whole = Math.floor(left / larger.ms)
  const rest = smaller === undefined ? 0 : Math.floor((left % larger.ms) / smaller.ms)
  const parts = [
    counted(whole, larger.word),
    ...(smaller === undefined || rest === 0 ? [] : [counted(rest, smaller.word)]),
  ]
  return parts.join(' and ')
}

interface Unit {
  readonly ms: number
  readonly word: string
}
const units: Readonly<Record<'days' | 'hours' | 'minutes', readonly [Unit, Unit?]>> = {
  days: [
    { ms: day, word: 'day' },
    { ms: hour, word: 'hour' },
  ],
  hours: [
    { ms: hour, word: 'hour' },
    { ms: minute, word: 'minute' },
  ],
  minutes: [{ ms: minute, word: 'minute' }],
}
