import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClientId } from '#shared/ids/ids'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { SelectField } from '../../../../components/inputs/SelectField'
import { useSession } from '../../../../lib/session/session'
import { agentsQuery } from '../../api/client-list-queries'
import { useReassign } from '../../api/use-reassign'

interface ReassignDialogProps {
  readonly clientIds: readonly ClientId[]
  /** Who has them now, where it is one agent. */
  readonly agentId?: string | undefined
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Gives clients to another agent, for lead agents. */
export function ReassignDialog({ clientIds, agentId, onClose, onDone }: ReassignDialogProps) {
  const { agency } = useSession()
  const { data: agents = [] } = useQuery(agentsQuery(agency.id))
  const { mutate, isPending } = useReassign()
  const [to, setTo] = useState('')
  const [isMissing, setMissing] = useState(false)
  const choices = agents.filter(({ id, status }) => status !== 'archived' && id !== agentId)
  const what = clientIds.length === 1 ? 'this client' : `these ${clientIds.length} clients`
  const submit = () => {
    const agent = choices.find(({ id }) => id === to)
    setMissing(agent === undefined)
    if (agent === undefined) return
    mutate(
      { clientIds, agentId: agent.id, name: agent.fullName },
      {
        onSuccess: () => {
          onDone?.()
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={clientIds.length === 1 ? 'Reassign client' : 'Reassign clients'}
      text={`Choose who looks after ${what} from now on. They’ll be notified. Existing trips stay with their agents.`}
      submitLabel="Reassign"
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label="Agent"
        value={to}
        error={isMissing ? 'Choose an agent' : undefined}
        renderValue={(id) => choices.find((agent) => agent.id === id)?.fullName ?? 'Choose an agent'}
        options={choices.map(({ id, fullName }) => [id, fullName])}
        onChange={({ target }) => setTo(target.value)}
      />
    </FormDialog>
  )
}
