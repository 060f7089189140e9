import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { AgencyLogo } from '../../components/brand/AgencyLogo'
import { Brand } from '../../components/brand/Brand'
import { Icon } from '../../components/icons/Icon'
import { inRow } from '../../components/looks/looks'
import { LazyDrawer } from '../../components/overlay/lazy-overlays'
import { useLazyOverlay } from '../../components/overlay/use-lazy-overlay'
import { PersonAvatar } from '../../components/people/PersonAvatar'
import { Kbd } from '../../components/shortcuts/Kbd'
import { lazyPart } from '../../lib/loading/lazy-page'
import { mediaUrl } from '../../lib/media/picture-url'
import { useSession } from '../../lib/session/session'
import { asDrawer, bar, find, words } from './bar-looks'
import { MessagesBell } from './MessagesBell'
import { Navigation } from './Navigation'

const loadMenu = () => import('./UserMenu')
const UserMenu = lazyPart(loadMenu, 'UserMenu')

const findKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

export function TopBar({ onFind, onShortcuts }: { onFind: () => void; onShortcuts: () => void }) {
  const { agency } = useSession()
  const hasLogo = (agency.theme.logo ?? agency.theme.logoDark) !== undefined
  return (
    <Box component="header" sx={bar}>
      <MenuDrawer />
      <Link to="/" aria-label={hasLogo ? `${agency.name}, home` : 'Tembea, home'} className="brand">
        {hasLogo ? <AgencyLogo agency={agency} on="dark" height={34} /> : <Brand on="forest" />}
      </Link>
      <Box component="button" type="button" sx={find} onClick={onFind}>
        <Icon name="search" size={16} />
        <span>Search</span>
        <span aria-hidden="true">
          <Kbd onDark>{findKeys}</Kbd>
        </span>
      </Box>
      <Box sx={{ ...inRow(0.6), ml: 'auto', color: '#e6f0eb', [asDrawer]: { ml: 0 } }}>
        <MessagesBell />
        <IconButton
          color="inherit"
          aria-label="Keyboard shortcuts"
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          onClick={onShortcuts}
        >
          <Icon name="keyboard" />
        </IconButton>
        <UserButton />
      </Box>
    </Box>
  )
}

/** The navigation of narrow windows: a button that opens it as a drawer. */
function MenuDrawer() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        sx={{ display: 'none', [asDrawer]: { display: 'inline-flex' } }}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </IconButton>
      <LazyDrawer
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: { sx: { bgcolor: 'ground.sand' }, role: 'dialog', 'aria-label': 'Menu' },
        }}
      >
        <Navigation onLeave={close} />
      </LazyDrawer>
    </>
  )
}

/** The signed-in user; opens their menu. */
function UserButton() {
  const { user, agency } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const hasMenu = useLazyOverlay(anchor !== null, loadMenu)
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
        <PersonAvatar name={user.fullName} photo={mediaUrl(user.headshot, '1x1')} />
        <Box component="span" sx={words}>
          <b>{user.fullName}</b>
          <small>{agency.name}</small>
        </Box>
        <Icon name="chevron-down" size={14} />
      </Box>
      {hasMenu && <UserMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
