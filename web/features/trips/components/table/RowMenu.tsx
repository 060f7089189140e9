import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { hasCapability } from '#shared/itinerary/states'
import { Icon } from '../../../../components/icons/Icon'
import { LazyMenu } from '../../../../components/overlay/lazy-overlays'
import { useCopy } from '../../../../components/snackbar/use-copy'
import { useTripPath } from '../../../../lib/navigation/trip-path'
import type { Trip } from '../../api/trips-query'
import { usePaymentActions } from '../../api/use-change-payments'

/** Actions on a trip without opening it. */
export function RowMenu({ trip }: { readonly trip: Trip }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Actions for ${trip.name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="ellipsis" size={16} />
      </IconButton>
      {anchor !== null && <OpenMenu trip={trip} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}

function OpenMenu({ trip, anchor, onClose }: { trip: Trip; anchor: HTMLElement; onClose: () => void }) {
  const actions = usePaymentActions(trip)
  const path = useTripPath()(trip.id)
  const mayGenerate =
    hasCapability(trip.state, 'payment') && trip.sell > 0 && trip.dueDate === undefined && trip.paid === 0
  const copy = useCopy()
  const copyAddress = () => {
    copy(`${location.origin}${path}`, 'Link copied.')
    onClose()
  }
  return (
    <LazyMenu disablePortal anchorEl={anchor} open onClose={onClose}>
      <MenuItem component={Link} to={path}>
        <Icon name="pencil" size={16} />
        Open itinerary
      </MenuItem>
      {mayGenerate && (
        <MenuItem
          onClick={() => {
            onClose()
            void actions.generate()
          }}
        >
          <Icon name="credit-card" size={16} />
          Generate payments
        </MenuItem>
      )}
      <MenuItem onClick={() => void copyAddress()}>
        <Icon name="copy" size={16} />
        Copy link for a colleague
      </MenuItem>
    </LazyMenu>
  )
}
