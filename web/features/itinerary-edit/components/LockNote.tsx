import Stack from '@mui/material/Stack'
import { joinWords } from '#shared/format/words'
import { mayChangeIn } from '#shared/itinerary/parts'
import { isInFlight, stateLabels } from '#shared/itinerary/states'
import { canDo } from '#shared/itinerary/transitions'
import { Icon } from '../../../components/icons/Icon'
import type { Trip } from '../../../trip/page/trip'

/** Why the journey can't be changed now; nothing is shown while it can. */
export function LockNote({ trip }: { readonly trip: Trip }) {
  const words = lockWords(trip)
  if (words === undefined) return null
  return (
    <Stack component="p" direction="row" sx={looks.lock}>
      <Icon name="lock" size={15} />
      {words}
    </Stack>
  )
}

/**
 * Why parts of the journey can't be changed now, and what would unlock them; undefined when all of
 * it can (1 §4).
 */
export function lockWords(trip: Trip): string | undefined {
  const { state } = trip
  if (state === 'cancelled') return 'This trip is cancelled and can’t be changed.'
  const lockedParts = [
    ...(mayChangeIn(state, 'stays') ? [] : ['stays']),
    ...(mayChangeIn(state, 'transit') ? [] : ['flights', 'transfers']),
    ...(mayChangeIn(state, 'activities') ? [] : ['activities']),
  ]
  if (lockedParts.length === 0) return undefined
  const what = joinWords(lockedParts)
  if (isInFlight(state))
    return `${stateLabels[state]}: ${what} can’t be changed until suppliers answer.`
  const how = canDo('requote', state) ? ' Requote to change them.' : ''
  return `${reasons[state] ?? `The trip is ${stateLabels[state].toLowerCase()}`}, so ${what} can’t be changed.${how}`
}

const reasons: Readonly<Partial<Record<Trip['state'], string>>> = {
  provisional: 'Rooms are held',
  confirm_requested: 'Rooms are held and confirmation is requested',
  confirmed: 'The booking is confirmed',
}

const looks = {
  lock: {
    typography: 'body2',
    gap: '9px',
    p: '9px 14px',
    borderRadius: 1,
    bgcolor: 'ground.sand',
    color: 'ink.second',
    '& svg': { flex: 'none', mt: '1px' },
  },
} as const
