import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { ellipsis } from '../../../../components/looks/looks'
import { LazyPopover } from '../../../../components/overlay/lazy-overlays'
import { PersonAvatar } from '../../../../components/people/PersonAvatar'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import type { ClientSelectorProps } from './client-selector-props'

const ClientPanel = lazyPart(() => import('./ClientPanel'), 'ClientPanel')

/**
 * The first builder's client selector (2 §2.1): the clients to choose from, or the chosen one with
 * details and trips.
 */
export function ClientSelector({ client, onChoose, onAdd }: ClientSelectorProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        startIcon={
          client ? (
            <PersonAvatar name={client.name} size={24} />
          ) : (
            <Icon name="user-round" size={16} />
          )
        }
        endIcon={<Icon name="chevron-down" size={15} />}
        onClick={() => setOpen(true)}
      >
        <Box component="span" sx={{ ...ellipsis, maxWidth: 170 }} dir="auto">
          {client?.name ?? 'Select client'}
        </Box>
      </Button>
      <LazyPopover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Client',
            sx: { width: 400, maxWidth: '94vw', p: 2 },
          },
        }}
      >
        <ClientPanel
          client={client}
          onChoose={onChoose}
          onAdd={() => {
            setOpen(false)
            onAdd()
          }}
        />
      </LazyPopover>
    </>
  )
}
