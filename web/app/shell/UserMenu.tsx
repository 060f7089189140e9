import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/icons/Icon'
import { inRow } from '../../components/looks/looks'
import { LazyMenu } from '../../components/overlay/LazyMenu'
import { PersonAvatar } from '../../components/people/PersonAvatar'
import { useSession } from '../../lib/session/session'
import { words } from './bar-looks'

/** The signed-in user: their account and the way out. */
export function UserMenu() {
  const { user, agency, signOut } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Box
        component="button"
        type="button"
        sx={{ ...inRow(1), p: '4px 0 4px 10px', lineHeight: '16px', color: '#fff' }}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        <PersonAvatar name={user.fullName} />
        <Box component="span" sx={words}>
          <b>{user.fullName}</b>
          <small>{agency.name}</small>
        </Box>
        <Icon name="chevron-down" size={14} />
      </Box>
      <LazyMenu
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem component={Link} to="/profile" onClick={close}>
          <Icon name="user-round" size={17} />
          My Account
        </MenuItem>
        <MenuItem
          onClick={() => {
            close()
            void signOut()
          }}
        >
          <Icon name="log-out" size={17} />
          Sign out
        </MenuItem>
      </LazyMenu>
    </>
  )
}
