import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Icon } from '../icons/Icon'
import { LazyMenu } from '../overlay/LazyMenu'

interface LinkButtonProps {
  readonly onCopy: (method: 'credit' | 'ach') => Promise<void>
}

/** Copies the address on which the client pays, by card or from a bank account. */
export function LinkButton({ onCopy }: LinkButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (method: 'credit' | 'ach') => () => {
    setAnchor(null)
    void onCopy(method)
  }
  return (
    <>
      <Button
        size="xsmall"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<Icon name="copy" size={14} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Copy link
      </Button>
      <LazyMenu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose('credit')}>
          <Icon name="credit-card" size={16} />
          To pay by Credit Card
        </MenuItem>
        <MenuItem onClick={choose('ach')}>
          <Icon name="landmark" size={16} />
          To pay by ACH
        </MenuItem>
      </LazyMenu>
    </>
  )
}
