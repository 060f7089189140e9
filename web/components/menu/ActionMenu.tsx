import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/icon-names'

export interface MenuAction {
  readonly icon: IconName
  readonly label: string
  readonly run: () => void
  /** It removes something. */
  readonly isDestructive?: boolean
}

interface ActionMenuProps {
  readonly anchor: HTMLElement
  readonly actions: readonly MenuAction[]
  readonly onClose: () => void
}

/** A menu of actions, loaded when first opened. */
export function ActionMenu({ anchor, actions, onClose }: ActionMenuProps) {
  return (
    // within the page's own landmark, for screen readers
    <Menu anchorEl={anchor} container={anchor.closest('main')} open onClose={onClose}>
      {actions.map(({ icon, label, run, isDestructive }) => (
        <MenuItem
          key={label}
          sx={isDestructive ? { color: 'error.main', '& svg': { color: 'error.main' } } : undefined}
          onClick={() => {
            onClose()
            run()
          }}
        >
          <ListItemIcon>
            <Icon name={icon} size={16} />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
