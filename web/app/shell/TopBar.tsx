import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router-dom'
import { Brand } from '../../components/brand/Brand'
import { Icon } from '../../components/icons/Icon'
import { Kbd } from '../../components/shortcuts/Kbd'
import { MainMenu } from './MainMenu'
import { MessagesBell } from './MessagesBell'
import styles from './top-bar.module.css'
import { UserMenu } from './UserMenu'

interface TopBarProps {
  readonly onFind: () => void
  readonly onShortcuts: () => void
}

const findKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

export function TopBar({ onFind, onShortcuts }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.home} aria-label="Tembea, home">
        <Brand on="forest" />
      </Link>
      <MainMenu />
      <div className={styles.right}>
        <button type="button" className={styles.find} onClick={onFind}>
          <Icon name="search" size={16} />
          <span className={styles.words}>Find anything</span>
          <span aria-hidden="true">
            <Kbd onDark>{findKeys}</Kbd>
          </span>
        </button>
        <MessagesBell />
        <IconButton color="inherit" aria-label="Keyboard shortcuts" onClick={onShortcuts}>
          <Icon name="keyboard" />
        </IconButton>
        <UserMenu />
      </div>
    </header>
  )
}
