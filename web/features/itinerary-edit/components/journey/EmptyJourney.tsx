import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { card } from '../../../../components/looks/looks'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripTools } from '../../../../trip/page/trip-tools'

/** Shown for a trip without segments; `children` are further ways to start. */
export function EmptyJourney({ children }: { readonly children?: ReactNode }) {
  const { permission } = useTripPage()
  const { openJourney } = useTripTools()
  return (
    <Stack direction="row" sx={looks.empty}>
      <p>This itinerary is empty. Camps, flights and activities will appear here day by day.</p>
      {permission.stays && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="bed-double" size={16} />}
          onClick={() => openJourney({ kind: 'camp', place: { at: 'end' } })}
        >
          Add first camp
        </Button>
      )}
      {children}
    </Stack>
  )
}

const looks = {
  empty: {
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '14px 20px',
    p: 3,
    ...card,
    color: 'ink.second',
    '& p': { flex: '1 1 260px' },
  },
} as const
