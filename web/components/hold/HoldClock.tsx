import Box from '@mui/material/Box'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { accountZone } from '../../lib/time/today-here'
import { type HoldTone, holdFace, reminderOf } from './hold-model'

interface HoldClockProps {
  /** ISO instants: when the hold ends, and when it began; without an end nothing is held. */
  readonly heldUntil: string | undefined
  readonly heldSince?: string | undefined
  /** IANA names; the agent's is the browser's by default. */
  readonly campZone: string
  readonly agentZone?: string
  /** Lines on both sides, for use in the middle of a row. */
  readonly ruled?: boolean
  /** Called with a sentence when a day, two hours and no time is left. */
  readonly onRemind?: (words: string) => void
  readonly read?: () => Date
}

const present = () => new Date()

/**
 * How long rooms are held, in the camp's time and the agent's; the ring is the share of the hold
 * left.
 */
export function HoldClock(props: HoldClockProps) {
  const {
    heldUntil,
    heldSince,
    campZone,
    agentZone = accountZone(),
    ruled = false,
    onRemind,
    read = present,
  } = props
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the tone changes
  useEffect(() => turn(), [face.tone])
  return (
    <Box
      ref={ref}
      role="timer"
      aria-label={face.spoken}
      sx={{ ...look, ...(ruled && ruledLook), ...tones[face.tone] }}
    >
      <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
        <circle cx="22" cy="22" r="18.5" className="rail" />
        {face.share > 0 && (
          <circle
            cx="22"
            cy="22"
            r="18.5"
            className="ring"
            pathLength="100"
            strokeDasharray={`${(face.share * 100).toFixed(2)} 100`}
            transform="rotate(-90 22 22)"
          />
        )}
        <path d="M22 13v9l5.5 3.5" className="hands" />
      </svg>
      <div aria-hidden="true">
        <b className="tabular">{face.left}</b>
        <Box component="span" className="tabular" sx={line}>
          {face.until}
        </Box>
        {face.untilHere !== undefined && (
          <Box
            component="span"
            className="tabular"
            sx={{ ...line, fontSize: 12, lineHeight: '15px', color: 'ink.note' }}
          >
            {face.untilHere}
          </Box>
        )}
      </div>
    </Box>
  )
}

const hand = (color: string) => ({ '& .hands': { stroke: `var(--mui-palette-${color})` } })
const bad = {
  '& .ring': { stroke: '#c6402f' },
  ...hand('error-main'),
  '& b': { color: 'error.main' },
}
const tones: Readonly<Record<HoldTone, object>> = {
  held: hand('forest-700'),
  amber: { '& .ring': { stroke: '#c58a12' }, ...hand('warning-main') },
  red: bad,
  over: bad,
  none: hand('ground-field'),
}
const look = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '12px',
  '& svg': { flex: 'none', fill: 'none', strokeLinecap: 'round', strokeWidth: 4 },
  '& .rail': { stroke: 'var(--mui-palette-ground-sand2)' },
  '& .ring': {
    stroke: 'var(--mui-palette-forest-600)',
    transition: 'stroke-dasharray 1s linear, stroke 200ms',
  },
  '& .hands': { strokeWidth: 2 },
  '& b': {
    display: 'block',
    fontWeight: 600,
    fontSize: 16,
    lineHeight: '20px',
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
  },
}
const ruledLook = {
  '@media (min-width: 561px)': {
    px: '24px',
    boxShadow:
      'inset 1px 0 0 var(--mui-palette-ground-line), inset -1px 0 0 var(--mui-palette-ground-line)',
  },
}
const line = {
  display: 'block',
  fontSize: 12.5,
  lineHeight: '16px',
  color: 'ink.second',
  whiteSpace: 'nowrap',
}

const dateOf = (instant: string | undefined): Date | undefined =>
  instant === undefined ? undefined : new Date(instant)

/**
 * The current time, by the second, while the element is visible. It pauses while the page is hidden
 * or the element is out of view, and corrects itself at once afterwards.
 * @param isOn - whether to tick at all
 */
function useVisibleSeconds(
  element: RefObject<Element | null>,
  isOn: boolean,
  read: () => Date,
): Date {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const watchedElement = element.current
    if (!isOn || watchedElement === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isInSight = true
    const tick = () => {
      clearTimeout(timer)
      if (document.hidden || !isInSight) return
      const time = read()
      setNow(time)
      timer = setTimeout(tick, 1_000 - (time.getTime() % 1_000))
    }
    const sight = new IntersectionObserver((entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? true
      tick()
    })
    sight.observe(watchedElement)
    document.addEventListener('visibilitychange', tick)
    tick()
    return () => {
      clearTimeout(timer)
      sight.disconnect()
      document.removeEventListener('visibilitychange', tick)
    }
  }, [element, isOn, read])
  return now
}
