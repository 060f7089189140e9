import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { Brand } from '../../components/brand/Brand'
import { Icon } from '../../components/icons/Icon'
import { inRow } from '../../components/looks/looks'
import { LazyMenu } from '../../components/overlay/lazy-overlays'
import { PersonAvatar } from '../../components/people/PersonAvatar'
import { Kbd } from '../../components/shortcuts/Kbd'
import { useSession } from '../../lib/session/session'
import { bar, find, words } from './bar-looks'
import { MainMenu } from './MainMenu'
import { MessagesBell } from './MessagesBell'

const findKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

export function TopBar({ onFind, onShortcuts }: { onFind: () => void; onShortcuts: () => void }) {
  return (
    <Box component="header" sx={bar}>
      <Box component={Link} to="/" aria-label="Tembea, home" sx={{ display: 'flex' }}>
        <Brand on="forest" />
      </Box>
      <MainMenu />
      <Box sx={{ ...inRow(0.6), ml: 'auto', color: '#e6f0eb' }}>
        <Box component="button" type="button" sx={find} onClick={onFind}>
          <Icon name="search" size={16} />
          <Box component="span" sx={words}>
            Search
          </Box>
          <span aria-hidden="true">
            <Kbd onDark>{findKeys}</Kbd>
          </span>
        </Box>
        <MessagesBell />
        <IconButton
          color="inherit"
          aria-label="Keyboard shortcuts"
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          onClick={onShortcuts}
        >
          <Icon name="keyboard" />
        </IconButton>
        <UserMenu />
      </Box>
    </Box>
  )
}

/** The signed-in user: their account and the way out. */
function UserMenu() {
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
