import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type MouseEvent, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { type MenuItem as Entry, menuFor } from '#shared/access/menu'
import { Icon } from '../../components/icons/Icon'
import { LazyMenu } from '../../components/overlay/lazy-overlays'
import { useSession } from '../../lib/session/session'
import { hasPage } from '../agent/home-path'
import { beta, entry as entryLook, menu } from './bar-looks'

/** As many entries as fit in the bar; the rest open under 'More'. */
const inTheBar = 6

/** The menu by role and flag (1 §2). Entries without a page are left out. */
export function MainMenu() {
  const { principal } = useSession()
  const entries = menuFor(principal).filter(({ path, personal }) => personal !== true && hasPage(path))
  const room = useMediaQuery('(max-width: 700px)') ? 0 : inTheBar
  const barred = entries.length > room + 1 ? entries.slice(0, room) : entries
  return (
    <Box component="nav" sx={menu} aria-label="Main">
      {barred.map((entry) => (
        <Box component={NavLink} key={entry.path} to={entry.path} sx={entryLook}>
          {entry.label}
          {entry.beta && (
            <Box component="span" sx={beta}>
              Beta
            </Box>
          )}
        </Box>
      ))}
      {barred.length < entries.length && (
        <MoreMenu label={room === 0 ? 'Menu' : 'More'} entries={entries.slice(room)} />
      )}
    </Box>
  )
}

function MoreMenu({ label, entries }: { readonly label: string; readonly entries: readonly Entry[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { pathname } = useLocation()
  const close = () => setAnchor(null)
  return (
    <>
      <Box
        component="button"
        type="button"
        sx={entryLook}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-current={entries.some(({ path }) => pathname.startsWith(path)) ? 'page' : undefined}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        {label}
        <Icon name="chevron-down" size={14} />
      </Box>
      <LazyMenu disablePortal anchorEl={anchor} open={anchor !== null} onClose={close}>
        {entries.map(({ path, label }) => (
          <MenuItem key={path} component={NavLink} to={path} onClick={close}>
            {label}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  )
}
