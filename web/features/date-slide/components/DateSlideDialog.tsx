import Box from '@mui/material/Box'
import { useId } from 'react'
import { nightsLabel } from '#shared/format/dates'
import { IconAction } from '../../../components/inputs/IconAction'
import { LazyDialog } from '../../../components/overlay/lazy-overlays'
import { DateSlideBody } from './DateSlideBody'
import type { DateSlideProps } from './date-slide-props'

const title = 'Find other dates'
const paper = {
  width: 1300,
  maxWidth: 'calc(100vw - 40px)',
  margin: '20px',
  maxHeight: 'calc(100dvh - 40px)',
}

/** A year calendar of all possible start dates; one click moves the trip. */
export function DateSlideDialog({ open, ...props }: DateSlideProps & { readonly open: boolean }) {
  const id = useId()
  return (
    <LazyDialog
      open={open}
      onClose={props.onClose}
      maxWidth={false}
      aria-labelledby={id}
      slotProps={{ paper: { sx: paper } }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'start',
          justifyContent: 'space-between',
          gap: 2,
          mb: 1.4,
          '& h2': { fontSize: 20, lineHeight: '26px', letterSpacing: '-0.012em' },
          '& p': { mt: 0.2, color: 'ink.second' },
        }}
      >
        <div>
          <h2 id={id}>{title}</h2>
          <p>
            {props.tripName}, {nightsLabel(props.days)}: the same stays in the same order, on dates
            when every stay has rooms
          </p>
        </div>
        <IconAction icon="x" iconSize={18} label="Close" onClick={props.onClose} />
      </Box>
      <DateSlideBody {...props} />
    </LazyDialog>
  )
}
