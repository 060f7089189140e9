import { useEffect, useEffectEvent, useRef } from 'react'
import { zoneHere } from '../../lib/time/today-here'
import styles from './hold-clock.module.css'
import { type HoldTone, holdFace, reminderOf } from './hold-model'
import { useVisibleSeconds } from './use-visible-seconds'

interface HoldClockProps {
  /** ISO instants: until when rooms are held, and since when; without the first nothing is held. */
  readonly heldUntil: string | undefined
  readonly heldSince?: string | undefined
  /** IANA names; the agent's is this browser's unless given. */
  readonly campZone: string
  readonly agentZone?: string
  /** Lines at both sides, for the middle of a row. */
  readonly ruled?: boolean
  /** Hears a sentence when a day, two hours and no time is left. */
  readonly onRemind?: (words: string) => void
  readonly read?: () => Date
}

const present = () => new Date()

/** What is held until when, in the camp's time and the agent's: a ring that is the share of the hold left. */
export function HoldClock(props: HoldClockProps) {
  const { heldUntil, heldSince, campZone, agentZone = zoneHere, ruled = false, onRemind, read = present } = props
  const ref = useRef<HTMLDivElement>(null)
  const now = useVisibleSeconds(ref, heldUntil !== undefined, read)
  const hold = { until: dateOf(heldUntil), since: dateOf(heldSince), campZone, agentZone }
  const face = holdFace(hold, now)
  const before = useRef<HoldTone>(undefined)
  const turn = useEffectEvent(() => {
    const words = reminderOf(before.current, face)
    before.current = face.tone
    if (words !== undefined) onRemind?.(words)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the tone that turns
  useEffect(() => turn(), [face.tone])
  return (
    <div
      ref={ref}
      role="timer"
      aria-label={face.spoken}
      className={[styles.hold, styles[face.tone], ruled && styles.ruled].filter(Boolean).join(' ')}
    >
      <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
        <circle cx="22" cy="22" r="18.5" className={styles.rail} />
        {face.share > 0 && (
          <circle
            cx="22"
            cy="22"
            r="18.5"
            className={styles.ring}
            pathLength="100"
            strokeDasharray={`${(face.share * 100).toFixed(2)} 100`}
            transform="rotate(-90 22 22)"
          />
        )}
        <path d="M22 13v9l5.5 3.5" className={styles.hands} />
      </svg>
      <div aria-hidden="true">
        <b className="tabular">{face.left}</b>
        <span className={styles.line}>{face.until}</span>
        {face.untilHere !== undefined && <span className={styles.here}>{face.untilHere}</span>}
      </div>
    </div>
  )
}

const dateOf = (instant: string | undefined): Date | undefined =>
  instant === undefined ? undefined : new Date(instant)
