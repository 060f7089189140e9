import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/icons/Icon'
import { LazyMenu } from '../../components/overlay/LazyMenu'
import { PersonAvatar } from '../../components/people/PersonAvatar'
import { useSession } from '../../lib/session/session'
import styles from './top-bar.module.css'

/** The signed-in user: their account and the way out. */
export function UserMenu() {
  const { user, agency, signOut } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <button
        type="button"
        className={styles.me}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <PersonAvatar name={user.fullName} />
        <span className={styles.words}>
          <b>{user.fullName}</b>
          <small>{agency.name}</small>
        </span>
        <Icon name="chevron-down" size={14} />
      </button>
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
