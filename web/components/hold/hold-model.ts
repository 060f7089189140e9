import { clockDuration, spokenDuration } from '#shared/dates/durations'
import { dateTimeInZone } from '#shared/dates/zoned-time'

const hourMs = 3_600_000

/** From when on a hold is urgent (notes.md, States). */
export const holdLimits = { amberMs: 24 * hourMs, redMs: 2 * hourMs } as const

/** A hold lasts three days, until 17:00 of the camp: never four. What the ring is a share of where its beginning is unknown. */
const longestHoldMs = 96 * hourMs

/** Not held, held, less than a day left, less than two hours left, expired. */
export type HoldTone = 'none' | 'held' | 'amber' | 'red' | 'over'

export interface Hold {
  /** When the rooms go back; undefined when none are held. */
  readonly until: Date | undefined
  /** When they were taken, where it is known. */
  readonly since?: Date | undefined
  /** IANA names: the camp's clocks and the agent's. */
  readonly campZone: string
  readonly agentZone: string
}

/** What the clock shows at an instant. */
export interface HoldFace {
  readonly tone: HoldTone
  /** Share of the hold that is left, 0 to 1. */
  readonly share: number
  /** `3 d 06:42:10`. */
  readonly left: string
  /** `Rooms held until Oct 2, 17:00`: the camp's time. */
  readonly until: string
  /** `Oct 2, 11:00 your time`; undefined where both clocks show the same. */
  readonly untilHere: string | undefined
  /** All of it in a sentence, which changes once a minute. */
  readonly spoken: string
}

/** The face of a hold clock. */
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
    return { tone: 'over', share: 0, left: 'Hold expired', until: `Rooms were held until ${there}`, untilHere, spoken }
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

/** What to remind of when the clock turns from one tone to another, once: nothing when it only begins, or is renewed. */
export function reminderOf(before: HoldTone | undefined, face: HoldFace): string | undefined {
  const order: readonly HoldTone[] = ['held', 'amber', 'red', 'over']
  if (before === undefined || before === 'none' || order.indexOf(face.tone) <= order.indexOf(before)) return undefined
  return reminders[face.tone]?.(face)
}
