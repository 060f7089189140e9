import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { Bone } from '../../../../components/feedback/Bone'
import { Icon } from '../../../../components/icons/Icon'
import { Field } from '../../../../components/inputs/Field'
import { ellipsis, inRow, radius } from '../../../../components/looks/looks'
import { PersonAvatar } from '../../../../components/people/PersonAvatar'
import { useSettled } from '../../../../lib/time/use-settled'
import { clientsQuery, clientsShown } from '../../api/clients-by-name'
import type { ClientChoice } from '../../model/client-choice'

interface ClientListProps {
  readonly chosen: ClientChoice | undefined
  readonly disabled: boolean
  readonly onChoose: (client: ClientChoice) => void
}

/** Searches the agent's clients and selects one: arrows move, Enter and Space select. */
export function ClientList({ chosen, disabled, onChoose }: ClientListProps) {
  const [typed, setTyped] = useState('')
  const term = useSettled(typed, 300)
  const clients = useQuery(clientsQuery(term))
  return (
    <Box sx={{ display: 'grid', gap: 1.2 }}>
      <Field
        label="Search clients"
        icon="search"
        value={typed}
        disabled={disabled}
        autoFocus
        placeholder="Client name"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          gap: 0.2,
          height: '30vh',
          minHeight: 232,
          maxHeight: '30vh',
          mx: -0.8,
          py: 0.2,
          px: 0.8,
          overflowY: 'auto',
        }}
        role="radiogroup"
        aria-label="Clients"
        aria-busy={clients.isFetching}
        onKeyDown={moveFocus}
      >
        {clients.isPending &&
          ['a', 'b', 'c', 'd'].map((row) => <Bone key={row} height={56} radius={10} />)}
        {(clients.isError || clients.data?.length === 0) && (
          <Box
            component="p"
            role="status"
            sx={{ py: 3, px: 1.2, textAlign: 'center', color: 'ink.second' }}
          >
            {clients.isError ? 'Your clients couldn’t be loaded. ' : 'No clients found'}
            {clients.isError && (
              <Link component="button" type="button" onClick={() => void clients.refetch()}>
                Try again
              </Link>
            )}
          </Box>
        )}
        {clients.data?.map(({ id, name, email }) => (
          <Box
            component="button"
            key={id}
            type="button"
            role="radio"
            aria-checked={chosen?.id === id}
            sx={{
              ...inRow(1.2),
              width: 1,
              minHeight: 56,
              py: 0.8,
              px: 1.2,
              borderRadius: radius.field,
              color: 'forest.700',
              transition: 'background var(--mui-pace-hover) var(--mui-pace-ease)',
              '&:hover': { bgcolor: 'ground.sand' },
              '&[aria-checked="true"]': { bgcolor: 'forest.50' },
            }}
            disabled={disabled}
            onClick={() => onChoose({ id, name })}
          >
            <PersonAvatar name={name} size={36} />
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              <Box
                component="span"
                sx={{
                  ...ellipsis,
                  display: 'block',
                  fontWeight: 600,
                  color: 'ink.main',
                  textAlign: 'start',
                }}
                dir="auto"
              >
                {name}
              </Box>
              <Typography
                component="span"
                variant="body2"
                noWrap
                sx={{ display: 'block', color: 'ink.second' }}
              >
                {email}
              </Typography>
            </Box>
            {chosen?.id === id && <Icon name="circle-check" size={20} />}
          </Box>
        ))}
      </Box>
      {clients.data?.length === clientsShown && (
        <Typography variant="body2" sx={{ color: 'ink.second' }}>
          Showing the first {clientsShown}. Type to narrow the list.
        </Typography>
      )}
    </Box>
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const rows = [...event.currentTarget.querySelectorAll('button')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  event.preventDefault()
  rows[(at + step + rows.length) % rows.length]?.focus()
}
