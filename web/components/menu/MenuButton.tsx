import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-page'
import { Icon } from '../icons/Icon'
import type { MenuAction } from './ActionMenu'

const ActionMenu = lazyPart(() => import('./ActionMenu'), 'ActionMenu')

interface MenuButtonProps {
  /** Accessible name of the menu. */
  readonly label: string
  /** Called when the menu opens. */
  readonly actions: () => readonly MenuAction[]
  readonly size?: 'small' | 'medium'
  readonly className?: string | undefined
}

/** A three-dot button that opens a menu of actions. */
export function MenuButton({ label, actions, size = 'medium', className }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <IconButton
        size={size}
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onPointerEnter={ActionMenu.preload}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="ellipsis" size={size === 'small' ? 16 : 18} />
      </IconButton>
      {anchor !== undefined && <ActionMenu anchor={anchor} actions={actions()} onClose={() => setAnchor(undefined)} />}
    </>
  )
}
