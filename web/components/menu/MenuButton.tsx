import IconButton from '@mui/material/IconButton'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-page'
import { Icon } from '../icons/Icon'
import type { MenuAction } from './ActionMenu'

const ActionMenu = lazyPart(() => import('./ActionMenu'), 'ActionMenu')

interface MenuOpenerProps {
  /** Called when the menu opens. */
  readonly actions: () => readonly MenuAction[]
  /** The button, given what makes it open the menu. */
  readonly children: (opens: ReturnType<typeof opensMenu>) => ReactNode
}

/** Opens a menu of actions from any button. */
export function MenuOpener({ actions, children }: MenuOpenerProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      {children(opensMenu(anchor !== undefined, setAnchor))}
      {anchor !== undefined && (
        <ActionMenu anchor={anchor} actions={actions()} onClose={() => setAnchor(undefined)} />
      )}
    </>
  )
}

const opensMenu = (isOpen: boolean, open: (anchor: HTMLElement) => void) =>
  ({
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPointerEnter: ActionMenu.preload,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => open(currentTarget),
  }) as const

interface MenuButtonProps extends Pick<MenuOpenerProps, 'actions'> {
  /** Accessible name of the menu. */
  readonly label: string
  readonly size?: 'small' | 'medium'
  readonly className?: string | undefined
}

/** A three-dot button that opens a menu of actions. */
export const MenuButton = ({ label, actions, size = 'medium', className }: MenuButtonProps) => (
  <MenuOpener actions={actions}>
    {(opens) => (
      <IconButton size={size} className={className} aria-label={label} {...opens}>
        <Icon name="ellipsis" size={size === 'small' ? 16 : 18} />
      </IconButton>
    )}
  </MenuOpener>
)
