import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Icon } from '../../../components/icons/Icon'
import { ellipsis, inRow } from '../../../components/looks/looks'
import { LazyMenu } from '../../../components/overlay/LazyMenu'
import { PersonAvatar } from '../../../components/people/PersonAvatar'
import { StatusChip, type StatusWord } from '../../../components/state/StatusChip'
import { type Person, useChangeAgent, useSendInvite } from '../api/agents'

const statusWords: Readonly<Record<Person['status'], StatusWord>> = {
  active: { label: 'Active', tone: 'ok' },
  invited: { label: 'Invited', tone: 'warn' },
  archived: { label: 'Archived', tone: 'plain' },
}

/** One colleague, with what a lead agent may do. */
export function AgentRow({ person, isSelf }: { readonly person: Person; readonly isSelf: boolean }) {
  const { fullName, email, isAdmin, status } = person
  return (
    <Box component="li" sx={look}>
      <PersonAvatar name={fullName} size={40} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box component="b" sx={{ ...ellipsis, display: 'block', fontWeight: 600 }}>
          {fullName}
          {isSelf && ' (you)'}
        </Box>
        <Box component="span" sx={{ ...ellipsis, display: 'block', color: 'ink.second', fontSize: 13 }}>
          {email}
        </Box>
      </Box>
      <Box component="span" sx={{ flex: '0 0 100px', color: 'ink.second', display: { xs: 'none', sm: 'block' } }}>
        {isAdmin ? 'Lead agent' : 'Agent'}
      </Box>
      <Box sx={{ flex: '0 0 96px' }}>
        <StatusChip status={statusWords[status]} />
      </Box>
      <AgentMenu person={person} />
    </Box>
  )
}

const look = {
  ...{ ...inRow(1.6), p: '13px 20px' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
}

function AgentMenu({ person }: { readonly person: Person }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const change = useChangeAgent()
  const invite = useSendInvite()
  const { fullName, status, isAdmin } = person
  const pick = (run: () => void) => () => {
    setAnchor(null)
    run()
  }
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Actions for ${fullName}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="ellipsis" size={16} />
      </IconButton>
      <LazyMenu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {status === 'invited' && (
          <MenuItem onClick={pick(() => invite(person))}>
            <Icon name="send" size={16} />
            Send invitation again
          </MenuItem>
        )}
        {status !== 'archived' && (
          <MenuItem
            onClick={pick(() => {
              const said = isAdmin ? `${fullName} is no longer a lead agent.` : `${fullName} is a lead agent now.`
              change({ person, change: { isAdmin: !isAdmin }, said })
            })}
          >
            <Icon name="user-round" size={16} />
            {isAdmin ? 'Remove as lead agent' : 'Make lead agent'}
          </MenuItem>
        )}
        {status === 'archived' ? (
          <MenuItem
            onClick={pick(() => change({ person, change: { archived: false }, said: `${fullName} is restored.` }))}
          >
            <Icon name="undo-2" size={16} />
            Restore
          </MenuItem>
        ) : (
          <MenuItem
            onClick={pick(() =>
              change({ person, change: { archived: true }, said: `${fullName} is archived and signed out.` }),
            )}
          >
            <Icon name="ban" size={16} />
            Archive
          </MenuItem>
        )}
      </LazyMenu>
    </>
  )
}
