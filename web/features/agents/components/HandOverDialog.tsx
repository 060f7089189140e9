import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgentId } from '#shared/ids/ids'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Bone } from '../../../components/feedback/Bone'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import type { Answer } from '../../../lib/api/route-table'
import { agentsQuery, useHandOver } from '../api/agents'

interface HandOverDialogProps {
  readonly agent: Answer<'GET /api/Agents/{id}'>
  /** Whether they are archived with it. */
  readonly archives: boolean
  readonly onClose: () => void
}

/** Chooses the colleagues who take over clients and trips. */
export function HandOverDialog({ agent, archives, onClose }: HandOverDialogProps) {
  const { id, agencyId, fullName, clients, trips } = agent
  const { data } = useQuery(agentsQuery(agencyId))
  const [to, setTo] = useState<readonly AgentId[]>([])
  const [failure, setFailure] = useState<string>()
  const { mutate, isPending } = useHandOver(id)
  const colleagues = data?.filter((person) => person.id !== id && person.status !== 'archived')
  const submit = () => {
    if (to.length === 0) return setFailure('Choose at least one colleague')
    mutate(
      { to: [...to], archives },
      {
        onSuccess: ({ isDone }) => {
          showSnackbar(
            isDone ? 'Clients and trips handed over.' : 'Hand-over started. It goes on by itself.',
          )
          onClose()
        },
        onError: (error) => setFailure(failureText(error, 'Not handed over.')),
      },
    )
  }
  return (
    <FormDialog
      title={archives ? `Archive ${fullName}` : `Hand over from ${fullName}`}
      text={`${clients} clients and ${trips} trips go to the colleagues you choose, in equal numbers; a trip goes with its client. They get an email.${archives ? ` ${fullName} is signed out.` : ''}`}
      submitLabel={archives ? 'Hand over and archive' : 'Hand over'}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box
        role="group"
        aria-label="Colleagues"
        sx={{ display: 'grid', gap: 1, maxHeight: 320, overflowY: 'auto' }}
      >
        {colleagues === undefined && <Bone height={120} radius={8} />}
        {colleagues?.length === 0 && 'Nobody else works here. Invite a colleague first.'}
        {colleagues?.map((person) => (
          <FormControlLabel
            key={person.id}
            label={person.fullName}
            control={
              <Checkbox
                checked={to.includes(person.id)}
                onChange={(_event, isChosen) => {
                  setFailure(undefined)
                  setTo(isChosen ? [...to, person.id] : to.filter((other) => other !== person.id))
                }}
              />
            }
          />
        ))}
      </Box>
      {failure !== undefined && (
        <Box component="p" role="alert" sx={{ color: 'error.main', mt: 1 }}>
          {failure}
        </Box>
      )}
    </FormDialog>
  )
}
