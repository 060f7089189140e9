import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import type { IconName } from '../../../../components/icons/icon-names'
import { LazyMenu } from '../../../../components/overlay/LazyMenu'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { useTripPage } from '../../state/trip-page'

interface Entry {
  readonly icon: IconName
  readonly label: string
  readonly run: () => void
}

/** What else can be done with the trip as a whole. */
export function TripMenu() {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const entries = useEntries()
  const close = () => setAnchor(undefined)
  return (
    <>
      <IconButton
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="ellipsis" size={18} />
      </IconButton>
      <LazyMenu anchorEl={anchor ?? null} open={anchor !== undefined} onClose={close}>
        {entries.map(({ icon, label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close()
              run()
            }}
          >
            <ListItemIcon>
              <Icon name={icon} size={16} />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  )
}

function useEntries(): readonly Entry[] {
  const { trip, permission, changeClient, editor } = useTripPage()
  const hasClient = trip.clientId !== undefined
  const copyLink = async () => {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}`)
    showSnackbar('Link copied.')
  }
  const details: readonly Entry[] = [
    { icon: 'user-plus', label: hasClient ? 'Change client' : 'Add client', run: changeClient },
    ...(hasClient ? [{ icon: 'x', label: 'Remove client', run: () => editor.edit({ client: null }) } as const] : []),
  ]
  return [
    ...(permission.details ? details : []),
    { icon: 'copy', label: 'Copy link for a colleague', run: () => void copyLink() },
  ]
}
