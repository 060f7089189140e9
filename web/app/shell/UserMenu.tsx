import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/icons/Icon'
import { useSession } from '../../lib/session/session'

interface UserMenuProps {
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** What a user does with their own account: open it, sign out. */
export function UserMenu({ anchor, onClose }: UserMenuProps) {
  const { signOut } = useSession()
  return (
    <Menu
      disablePortal
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <MenuItem component={Link} to="/profile" onClick={onClose}>
        <Icon name="user-round" size={17} />
        My Account
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose()
          void signOut()
        }}
      >
        <Icon name="log-out" size={17} />
        Sign out
      </MenuItem>
    </Menu>
  )
}
