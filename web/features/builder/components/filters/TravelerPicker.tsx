import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useState } from 'react'
import { usualMaxChildAge } from '#shared/rooms/stay-guests'
import type { travelerLimits } from '#shared/rooms/traveler-count'
import { Choice } from '../../../../components/inputs/Choice'
import { Stepper } from '../../../../components/inputs/Stepper'
import { inRow } from '../../../../components/looks/looks'
import { useTravelers } from '../../../../trip/building/state/builder-store'
import { setAdults, setChildAge, setChildren } from '../../../../trip/building/state/search-actions'

const ages = Array.from({ length: usualMaxChildAge + 1 }, (_, age) => age)

interface TravelerPickerProps {
  readonly limits: (typeof travelerLimits)[keyof typeof travelerLimits]
  readonly onDone: () => void
}

/** Adults, children and an age for each child. */
export function TravelerPicker({ limits, onDone }: TravelerPickerProps) {
  const { adults, children, childrenAges } = useTravelers()
  const [note, setNote] = useState('')
  return (
    <Box sx={{ width: 330, maxHeight: 419, overflowY: 'auto', p: '10px 20px 16px' }}>
      <Box sx={looks.line}>
        <span>Adults</span>
        <Stepper
          label="Adults"
          value={adults}
          max={limits.adults}
          onChange={setAdults}
          onNote={setNote}
        />
      </Box>
      <Box sx={looks.line}>
        <span>
          Children
          <small>
            Up to {limits.children}, ages 0 to {usualMaxChildAge}
          </small>
        </span>
        <Stepper
          label="Children"
          value={children}
          max={limits.children}
          onChange={setChildren}
          onNote={setNote}
        />
      </Box>
      <FormHelperText role="status">{note}</FormHelperText>
      {childrenAges.length > 0 && (
        <Box
          component="fieldset"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(3, 1fr)',
            gap: 1,
            p: '4px 0 12px',
            '& legend': { typography: 'label', p: 0, mb: 0.8, color: 'ink.second' },
          }}
        >
          <legend>Age on the day of travel</legend>
          {childrenAges.map((age, child) => (
            <Box
              component="span"
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place in the list
              key={child}
              sx={{
                '& label': { typography: 'caption', display: 'block', mb: 0.4, color: 'ink.note' },
              }}
            >
              <label htmlFor={`child-${child}`}>Child {child + 1}</label>
              <Choice
                id={`child-${child}`}
                look="small"
                value={age}
                onChange={(event) => setChildAge(child, Number(event.target.value))}
                options={ages.map((year) => [year, year === 0 ? 'Under 1' : year])}
              />
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', pt: 0.4 }}>
        <Button size="small" onClick={onDone}>
          Done
        </Button>
      </Box>
    </Box>
  )
}

const looks = {
  line: {
    ...inRow(0),
    justifyContent: 'space-between',
    py: 1.2,
    fontWeight: 600,
    '& + &': { borderTop: 1, borderColor: 'divider' },
    '& small': { typography: 'label', display: 'block', fontWeight: 400, color: 'ink.note' },
  },
} as const
