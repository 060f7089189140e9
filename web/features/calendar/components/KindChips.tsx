import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { CalendarEntry } from '#shared/itinerary/calendar-entry'
import type { CalendarKind } from '#shared/itinerary/calendar-kinds'
import { Icon } from '../../../components/icons/Icon'
import { toneLook } from '../../../components/state/StatusChip'
import { toggleKind } from '../model/calendar-view'
import { kindLooks } from '../model/entry-words'

interface KindChipsProps {
  readonly kinds: readonly CalendarKind[]
  /** Those of the days that are shown, whatever their kind. */
  readonly entries: readonly CalendarEntry[] | undefined
  readonly onChange: (kinds: readonly CalendarKind[]) => void
}

const order = ['departure', 'return', 'hold', 'payment', 'task'] as const satisfies CalendarKind[]

/** Which kinds are shown, each with how many there are. */
export function KindChips({ kinds, entries, onChange }: KindChipsProps) {
  return (
    <Box role="group" aria-label="Show" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.8 }}>
      {order.map((kind) => {
        const { many, icon, tone } = kindLooks[kind]
        const isOn = kinds.includes(kind)
        const count = entries?.filter((entry) => entry.kind === kind).length
        return (
          <Chip
            key={kind}
            component="button"
            type="button"
            aria-pressed={isOn}
            icon={<Icon name={icon} size={15} />}
            label={
              <>
                {many} <b className="tabular">{count ?? ' '}</b>
              </>
            }
            onClick={() => onChange(toggleKind(kinds, kind))}
            sx={[chip, isOn ? toneLook(tone) : off]}
          />
        )
      })}
    </Box>
  )
}

const chip = {
  height: 32,
  pl: '9px',
  fontSize: 13,
  '& b': { display: 'inline-block', minWidth: '1ch', ml: '3px', fontWeight: 600 },
}
const off = {
  bgcolor: 'transparent',
  color: 'ink.note',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-ground-line2)',
}
