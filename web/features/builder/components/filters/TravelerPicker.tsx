import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useState } from 'react'
import { usualMaxChildAge } from '#shared/rooms/stay-guests'
import type { travelerLimits } from '#shared/rooms/traveler-count'
import { Stepper } from '../../../../components/inputs/Stepper'
import { inRow } from '../../../../components/looks/looks'
import { ChildAges } from '../../../../trip/building/party/ChildAges'
import { useBuilder, useTravelers } from '../../../../trip/building/state/builder-store'
import { setAdults, setChildAge, setChildren } from '../../../../trip/building/state/search-actions'

interface TravelerPickerProps {
  readonly limits: (typeof travelerLimits)[keyof typeof travelerLimits]
  readonly onDone: () => void
}

/** Adults, children and an age for each child. */
export function TravelerPicker({ limits, onDone }: TravelerPickerProps) {
  const { adults, children, childrenAges } = useTravelers()
  const unchosen = useBuilder((data) => data.unchosenAges)
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
      <ChildAges ages={childrenAges} unchosen={unchosen} onChoose={setChildAge} />
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
