import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { paymentMethodLabels } from '#shared/itinerary/payments'
import type { PayableWay } from '#shared/payments/payable-methods'
import { Icon } from '../../components/icons/Icon'
import { LazyMenu } from '../../components/overlay/LazyMenu'
import { methodIcons } from './payment-looks'

interface LinkButtonProps {
  /** The ways in which it can be paid: of several one is chosen. */
  readonly methods: readonly PayableWay[]
  readonly onCopy: (method: PayableWay) => Promise<void>
}

/** Copies the address on which the client pays, by card or from a bank account. */
export function LinkButton({ methods, onCopy }: LinkButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [only, ...more] = methods
  const isChoice = more.length > 0
  return (
    <>
      <Button
        size="xsmall"
        variant="outlined"
        aria-haspopup={isChoice ? 'menu' : undefined}
        aria-expanded={isChoice ? anchor !== null : undefined}
        startIcon={<Icon name="copy" size={14} />}
        onClick={({ currentTarget }) => {
          if (isChoice) setAnchor(currentTarget)
          else if (only !== undefined) void onCopy(only)
        }}
      >
        Copy link
      </Button>
      <LazyMenu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {methods.map((method) => (
          <MenuItem
            key={method}
            onClick={() => {
              setAnchor(null)
              void onCopy(method)
            }}
          >
            <Icon name={methodIcons[method]} size={16} />
            To pay by {paymentMethodLabels[method]}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  )
}
