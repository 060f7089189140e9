import Box from '@mui/material/Box'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { paint } from '../../../components/looks/looks'
import { lookOf, type NightLook, runsOf } from '../model/year'

/** Darker is more; what has no rooms is a paper that nothing is written on. */
export const nightFills: Readonly<Record<NightLook, string>> = {
  many: paint('forest-700'),
  some: paint('forest-400'),
  few: paint('forest-200'),
  may: paint('forest-50'),
  request: paint('ember-200'),
  none: paint('ground-sand2'),
  closed: `repeating-linear-gradient(-45deg, ${paint('ground-field')} 0 2px, ${paint('ground-sand')} 2px 5px)`,
  unknown: paint('background-paper'),
}

interface StripProps {
  /** The night that is marked. */
  readonly at: number
  /** What is known of a night, as it is read out. */
  readonly words: (at: number) => string
  readonly onMark: (at: number) => void
}

interface NightStripProps extends StripProps {
  readonly name: string
  readonly nights: readonly (number | null)[]
  readonly onOpen: (at: number) => void
}

/**
 * A camp's year: a night after the other. Arrows move by a night, Page Up and Down by a month,
 * Enter opens the camp there. A tap marks a night and doesn’t open the camp.
 */
export function NightStrip({ name, nights, onOpen, ...strip }: NightStripProps) {
  return (
    <Strip {...strip} label={name} count={nights.length} onOpen={onOpen}>
      {runsOf(nights.map(lookOf)).map(({ value, from, length }) => (
        <i key={from} style={{ flex: length, background: nightFills[value] }} />
      ))}
    </Strip>
  )
}

interface OpenStripProps extends StripProps {
  /** Of each night the camps that may have rooms. */
  readonly open: readonly number[]
  readonly most: number
}

/** The region's year: the more of its camps have rooms, the darker. */
export function OpenStrip({ open, most, ...strip }: OpenStripProps) {
  return (
    <Strip {...strip} label="All camps" count={open.length}>
      {runsOf(open).map(({ value, from, length }) => {
        const share = Math.round((100 * value) / most)
        const background = `color-mix(in srgb, ${paint('forest-800')} ${share}%, ${paint('ground-sand2')})`
        return <i key={from} style={{ flex: length, background }} />
      })}
    </Strip>
  )
}

interface AnyStrip extends StripProps {
  readonly label: string
  readonly count: number
  readonly onOpen?: (at: number) => void
  readonly children: ReactNode
}

const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['PageUp', -30],
  ['PageDown', 30],
])

function Strip({ label, count, at, words, onMark, onOpen, children }: AnyStrip) {
  const isTap = useRef(false)
  const nightOf = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.max(0, Math.min(count - 1, Math.floor(((clientX - left) / width) * count)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps.get(event.key)
    if (step !== undefined) onMark(Math.max(0, Math.min(count - 1, at + step)))
    else if (event.key === 'Home' || event.key === 'End')
      onMark(event.key === 'Home' ? 0 : count - 1)
    else if (event.key === 'Enter') onOpen?.(at)
    else return
    event.preventDefault()
  }
  return (
    <Box
      sx={look}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={count - 1}
      aria-valuenow={at}
      aria-valuetext={words(at)}
      onFocus={() => onMark(at)}
      onPointerDown={(event) => {
        isTap.current = event.pointerType === 'touch'
        onMark(nightOf(event))
      }}
      onPointerMove={(event) => onMark(nightOf(event))}
      onClick={() => {
        if (!isTap.current) onOpen?.(at)
      }}
      onKeyDown={onKeyDown}
      style={{ cursor: onOpen === undefined ? 'default' : 'pointer' }}
    >
      {children}
      <Box
        component="b"
        aria-hidden
        style={{ left: `${(100 * at) / count}%`, width: `${100 / count}%` }}
      />
    </Box>
  )
}

const look = {
  position: 'relative',
  display: 'flex',
  height: 26,
  borderRadius: '4px',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 6%)',
  '& > b': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    minWidth: 2,
    display: 'none',
    bgcolor: 'ember.600',
  },
  '&:hover > b, &:focus-visible > b': { display: 'block' },
} as const
