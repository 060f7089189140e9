import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router-dom'
import { Brand } from '../../components/brand/Brand'
import { Icon } from '../../components/icons/Icon'
import { inRow } from '../../components/looks/looks'
import { Kbd } from '../../components/shortcuts/Kbd'
import { bar, find, words } from './bar-looks'
import { MainMenu } from './MainMenu'
import { MessagesBell } from './MessagesBell'
import { UserMenu } from './UserMenu'

interface TopBarProps {
  readonly onFind: () => void
  readonly onShortcuts: () => void
}

const findKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

export function TopBar({ onFind, onShortcuts }: TopBarProps) {
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
            Find anything
          </Box>
          <span aria-hidden="true">
            <Kbd onDark>{findKeys}</Kbd>
          </span>
        </Box>
        <MessagesBell />
        <IconButton color="inherit" aria-label="Keyboard shortcuts" onClick={onShortcuts}>
          <Icon name="keyboard" />
        </IconButton>
        <UserMenu />
      </Box>
    </Box>
  )
}
