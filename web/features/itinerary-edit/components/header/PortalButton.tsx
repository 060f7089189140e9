import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf } from '#shared/format/words'
import type { ItineraryId } from '#shared/ids/ids'
import { Icon } from '../../../../components/icons/Icon'
import { LazyPopover } from '../../../../components/overlay/lazy-overlays'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripSlots } from '../../../../trip/page/trip-slots'
import { tripPortalQuery } from '../../api/trip-portal-query'

const PortalCard = lazyPage(() => import('./PortalCard'), 'PortalCard')

/** Whether the client has been invited to the trip and has opened it, and the way to invite them. */
export function PortalButton({ id, client }: { readonly id: ItineraryId; readonly client: string | undefined }) {
  const { parts } = useTripSlots()
  const { trip } = useTripPage()
  const [isSharing, setSharing] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data } = useQuery(tripPortalQuery(id))
  const { views = 0, invitedAt, chosenAt } = data ?? {}
  const words =
    views > 0
      ? `Opened ${countOf(views, 'time')}`
      : invitedAt === undefined
        ? 'Invite client'
        : 'Invited, not opened yet'
  return (
    <>
      <Button
        size="small"
        variant="glass"
        aria-haspopup="dialog"
        startIcon={<Icon name={chosenAt === undefined ? 'share-2' : 'circle-check'} size={15} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: 26, py: 0 }}
      >
        {chosenAt === undefined ? words : 'Client chose this trip'}
      </Button>
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Client portal', sx: { mt: 0.6, width: 340 } } }}
      >
        <Box sx={{ p: 2 }}>
          <PortalCard
            id={id}
            client={client}
            onShare={() => {
              setAnchor(null)
              setSharing(true)
            }}
          />
        </Box>
      </LazyPopover>
      {isSharing && parts.shareDialog({ trip, onClose: () => setSharing(false) })}
    </>
  )
}
