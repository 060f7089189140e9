import Stack from '@mui/material/Stack'
import { Icon } from '../../../components/icons/Icon'
import { lockWords } from '../../../trip/edits/lock-words'
import type { Trip } from '../../../trip/page/trip'

/** Why the journey cannot be changed now; nothing is drawn while it can. */
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
