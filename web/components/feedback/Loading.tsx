import Box from '@mui/material/Box'
import { Icon } from '../icons/Icon'
import { useLate } from '../inputs/use-late'

const look = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 'min(70vh, 600px)',
  color: 'ink.second',
}

/** The generic loading screen with its default text (1 §1); empty for the first 200 ms. */
export function Loading({ text = 'Loading' }: { readonly text?: string }) {
  const isLate = useLate(true)
  return (
    <Box sx={look} role="status" aria-live="polite">
      {isLate && (
        <Box
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 500 }}
        >
          <Icon name="loader-circle" size={17} spinning />
          {text}
        </Box>
      )}
    </Box>
  )
}
