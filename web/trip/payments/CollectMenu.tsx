import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Icon } from '../../components/icons/Icon'
import type { IconName } from '../../components/icons/icon-names'
import { LazyMenu } from '../../components/overlay/LazyMenu'

interface CollectMenuProps {
  /** What is collected, read out. */
  readonly label: string
  readonly actions: readonly CollectAction[]
}

export interface CollectAction {
  readonly icon: IconName
  readonly label: string
  readonly run: () => void
}

/** Three dots that open the ways to have a payment paid. */
export function CollectMenu({ label, actions }: CollectMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="ellipsis" size={16} />
      </IconButton>
      <LazyMenu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map(({ icon, label: words, run }) => (
          <MenuItem
            key={words}
            onClick={() => {
              setAnchor(null)
              run()
            }}
          >
            <Icon name={icon} size={16} />
            {words}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  )
}
