import Box from '@mui/material/Box'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ellipsis, inRow, underlineLook } from '../../../components/looks/looks'
import type { MenuAction } from '../../../components/menu/ActionMenu'
import { MenuButton } from '../../../components/menu/MenuButton'
import { PersonAvatar } from '../../../components/people/PersonAvatar'
import { StatusChip, type StatusWord } from '../../../components/state/StatusChip'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { useSession } from '../../../lib/session/session'
import { type Person, useChangeAgent, useSendInvite, useWithdrawInvite } from '../api/agents'

export const statusWords: Readonly<Record<Person['status'], StatusWord>> = {
  active: { label: 'Active', tone: 'ok' },
  invited: { label: 'Invited', tone: 'warn' },
  archived: { label: 'Archived', tone: 'plain' },
}

/** One colleague, with what a lead agent may do. */
export function AgentRow({
  person,
  isSelf,
}: {
  readonly person: Person
  readonly isSelf: boolean
}) {
  const { fullName, email, isAdmin, status } = person
  return (
    <Box component="li" sx={look}>
      <PersonAvatar name={fullName} size={40} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box
          component={Link}
          to={`/agents/${person.id}`}
          sx={{
            ...ellipsis,
            display: 'block',
            fontWeight: 600,
            color: 'inherit',
            '&:hover': underlineLook,
          }}
        >
          {fullName}
          {isSelf && ' (you)'}
        </Box>
        <Box
          component="span"
          sx={{ ...ellipsis, display: 'block', color: 'ink.second', fontSize: 13 }}
        >
          {email}
        </Box>
      </Box>
      <Box
        component="span"
        sx={{ flex: '0 0 100px', color: 'ink.second', display: { xs: 'none', sm: 'block' } }}
      >
        {isAdmin ? 'Lead agent' : 'Agent'}
      </Box>
      <Box sx={{ flex: { xs: 'none', sm: '0 0 96px' } }}>
        <StatusChip status={statusWords[status]} />
      </Box>
      <AgentMenu person={person} isSelf={isSelf} />
    </Box>
  )
}

const look = {
  ...inRow(1.6),
  p: '13px 20px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
}

const SignInAsDialog = lazyPart(
  () => import('../../../components/people/SignInAsDialog'),
  'SignInAsDialog',
)

function AgentMenu({ person, isSelf }: { readonly person: Person; readonly isSelf: boolean }) {
  const { may, user } = useSession()
  const [isAsking, setAsking] = useState(false)
  const change = useChangeAgent()
  const invite = useSendInvite()
  const withdraw = useWithdrawInvite()
  const { fullName, status, isAdmin } = person
  const changeAgent = (next: Parameters<typeof change>[0]['change'], said: string) =>
    change({ person, change: next, said })
  const lead = isAdmin
    ? { label: 'Remove as lead agent', said: `${fullName} is no longer a lead agent.` }
    : { label: 'Make lead agent', said: `${fullName} is a lead agent now.` }
  // The server knows of capabilities, too, and says when they are in the way.
  const canBe =
    status === 'active' &&
    !isSelf &&
    user.masquerade === undefined &&
    (may('superadmin') || !isAdmin)
  const actions = (): MenuAction[] =>
    status === 'archived'
      ? [
          {
            icon: 'undo-2',
            label: 'Restore',
            run: () => changeAgent({ archived: false }, `${fullName} is restored.`),
          },
        ]
      : [
          ...(status === 'invited'
            ? [{ icon: 'send' as const, label: 'Send invitation again', run: () => invite(person) }]
            : []),
          ...(canBe
            ? [
                {
                  icon: 'eye' as const,
                  label: `Sign in as ${fullName} …`,
                  run: () => setAsking(true),
                },
              ]
            : []),
          {
            icon: 'user-round',
            label: lead.label,
            run: () => changeAgent({ isAdmin: !isAdmin }, lead.said),
          },
          status === 'invited'
            ? {
                icon: 'ban',
                label: 'Withdraw invitation',
                isDestructive: true,
                run: () => withdraw(person),
              }
            : {
                icon: 'ban',
                label: 'Archive',
                isDestructive: true,
                run: () =>
                  changeAgent({ archived: true }, `${fullName} is archived and signed out.`),
              },
        ]
  return (
    <>
      <MenuButton size="small" label={`Actions for ${fullName}`} actions={actions} />
      {isAsking && <SignInAsDialog person={person} onClose={() => setAsking(false)} />}
    </>
  )
}
