import Chip from '@mui/material/Chip'
import type { ItineraryState } from '#shared/itinerary/states'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/icon-names'

const soft = (ground: string, color: string) => ({ bgcolor: ground, color })
const meaning = (name: 'info' | 'warning' | 'error' | 'violet') =>
  soft(`${name}.ground`, `${name}.main`)
const outlineLook = (color: string, line: string) => ({
  ...soft('background.paper', color),
  boxShadow: `inset 0 0 0 1.5px ${line}`,
})
const dashedLook = (width: number, color: string) => ({
  outline: `${width}px dashed ${color}`,
  outlineOffset: `-${width}px`,
})

/**
 * Color and icon of each state. The three in progress are outlined and spin, draft and unknown are
 * dashed, cancelled is struck through.
 */
const looks = {
  example: {
    icon: 'book-open',
    look: {
      ...soft('transparent', '#4e4a40'),
      boxShadow: 'inset 0 0 0 1px var(--mui-palette-ground-line2)',
    },
  },
  estimate: { icon: 'calculator', look: soft('#e7ebdd', '#445022') },
  saved: { icon: 'bookmark', look: soft('ground.sand2', '#4e4a40') },
  draft: {
    icon: 'pencil-line',
    look: {
      ...soft('transparent', '#4e4a40'),
      ...dashedLook(1, 'var(--mui-palette-ground-field)'),
    },
  },
  quoting: { icon: 'loader', look: outlineLook('info.main', '#a9c8de'), turns: true },
  quote: { icon: 'file-text', look: meaning('info') },
  holding: { icon: 'loader', look: outlineLook('warning.main', '#e0be74'), turns: true },
  provisional: { icon: 'hourglass', look: meaning('warning') },
  confirm_requested: { icon: 'send', look: meaning('violet') },
  confirming: { icon: 'loader', look: outlineLook('success.main', '#9acbaf'), turns: true },
  confirmed: { icon: 'circle-check', look: soft('#d5eadd', '#17523a') },
  unknown: {
    icon: 'circle-question-mark',
    look: { ...soft('#edeae4', '#55534b'), ...dashedLook(1.5, '#8e887b') },
  },
  cancelled: { icon: 'ban', look: { ...meaning('error'), textDecoration: 'line-through 1px' } },
} as const satisfies Record<ItineraryState, { icon: IconName; look: object; turns?: true }>

/** A state as color, icon and word. */
export function StateChip({
  state,
  label = stateWord(state),
  size = 'medium',
}: {
  state: ItineraryState
  /** In place of the state's word. */
  label?: string | undefined
  size?: 'small' | 'medium'
}) {
  const { icon, look } = looks[state]
  return (
    <Chip
      component="span"
      size={size}
      icon={<Icon name={icon} size={14} spinning={'turns' in looks[state]} />}
      label={label}
      sx={{ ...look, pl: size === 'small' ? '6px' : '8px' }}
    />
  )
}

/** Turns `confirm_requested` into 'Confirm requested'. */
export function stateWord(state: ItineraryState): string {
  return `${state.charAt(0).toUpperCase()}${state.slice(1).replace('_', ' ')}`
}
