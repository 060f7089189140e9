import { clockDuration, spokenDuration } from '#shared/dates/durations'
import { dateTimeInZone } from '#shared/dates/zoned-time'

const hourMs = 3_600_000

/** When a hold becomes urgent. */
export const holdLimits = { amberMs: 24 * hourMs, redMs: 2 * hourMs } as const

/**
 * A hold lasts until 17:00 camp time on the third day, so never four days. The ring uses this when
 * the start is unknown.
 */
const longestHoldMs = 96 * hourMs

/** Not held, held, less than a day left, less than two hours left, expired. */
export type HoldTone = 'none' | 'held' | 'amber' | 'red' | 'over'

export interface Hold {
  /** When the hold ends; undefined when nothing is held. */
  readonly until: Date | undefined
  /** When the hold began, if known. */
  readonly since?: Date | undefined
  /** IANA names: the camp's clocks and the agent's. */
  readonly campZone: string
  readonly agentZone: string
}

/** What the clock shows at a given time. */
export interface HoldFace {
  readonly tone: HoldTone
  /** Share of the hold that is left, 0 to 1. */
  readonly share: number
  /** `3 d 06:42:10`. */
  readonly left: string
  /** `Rooms held until Oct 2, 17:00`: the camp's time. */
  readonly until: string
  /** `Oct 2, 11:00 your time`; undefined where both zones show the same. */
  readonly untilHere: string | undefined
  /** All of it in one sentence, which changes once a minute. */
  readonly spoken: string
}

/** What a hold clock shows now. */
export function holdFace(hold: Hold, now: Date): HoldFace {
  const { until, since, campZone, agentZone } = hold
  if (until === undefined) {
    return {
      tone: 'none',
      share: 0,
      left: 'Not held',
      until: 'no rooms on hold',
      untilHere: undefined,
      spoken: 'No rooms held',
    }
  }
  const leftMs = until.getTime() - now.getTime()
  const there = dateTimeInZone(until, campZone)
  const here = dateTimeInZone(until, agentZone)
  const untilHere = here === there ? undefined : `${here} your time`
  if (leftMs <= 0) {
    const spoken = `Hold expired, ${there} camp time`
    return {
      tone: 'over',
      share: 0,
      left: 'Hold expired',
      until: `Rooms were held until ${there}`,
      untilHere,
      spoken,
    }
  }
  const wholeMs = since === undefined ? longestHoldMs : until.getTime() - since.getTime()
  return {
    tone: leftMs < holdLimits.redMs ? 'red' : leftMs < holdLimits.amberMs ? 'amber' : 'held',
    share: Math.min(1, leftMs / Math.max(wholeMs, leftMs)),
    left: clockDuration(leftMs),
    until: `Rooms held until ${there}`,
    untilHere,
    spoken: `Rooms are held for ${spokenDuration(leftMs)}, until ${there} camp time`,
  }
}

const reminders: Partial<Record<HoldTone, (face: HoldFace) => string>> = {
  amber: ({ until }) => `Less than a day left. ${until}.`,
  red: ({ until }) => `Less than two hours left. ${until}.`,
  over: () => 'Hold expired. The rooms will be released.',
}

/**
 * The one-time reminder when the clock changes tone; undefined when a hold begins or is renewed.
 */
export function reminderOf(before: HoldTone | undefined, face: HoldFace): string | undefined {
  const order: readonly HoldTone[] = ['held', 'amber', 'red', 'over']
  if (
    before === undefined ||
    before === 'none' ||
    order.indexOf(face.tone) <= order.indexOf(before)
  )
    return undefined
  return reminders[face.tone]?.(face)
}
