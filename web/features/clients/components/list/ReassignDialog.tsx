import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgentId, ClientId } from '#shared/ids/ids'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { SelectField } from '../../../../components/inputs/SelectField'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { api } from '../../../../lib/api/api'
import { failureText } from '../../../../lib/api/api-error'
import { useSession } from '../../../../lib/session/session'
import { agentsQuery } from '../../api/client-list-queries'

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
        renderValue={(id) =>
          choices.find((agent) => agent.id === id)?.fullName ?? 'Choose an agent'
        }
        options={choices.map(({ id, fullName }) => [id, fullName])}
        onChange={({ target }) => setTo(target.value)}
      />
    </FormDialog>
  )
}

interface Reassigning {
  readonly clientIds: readonly ClientId[]
  readonly agentId: AgentId
  /** The new agent by name. */
  readonly name: string
}

/** The server takes so many at once. */
const maxAtOnce = 100

/**
 * Gives clients to another agent of the agency. Those that could not be moved are told; the others
 * have moved.
 */
function useReassign() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ clientIds, agentId }: Reassigning) => {
      const failedIds: ClientId[] = []
      for (let at = 0; at < clientIds.length; at += maxAtOnce) {
        const body = { clientIds: clientIds.slice(at, at + maxAtOnce), agentId }
        failedIds.push(...(await api('POST /api/Clients/reassign-agent', { body })).failed)
      }
      return failedIds
    },
    onSuccess: (failed, { clientIds, name }) => {
      const movedCount = clientIds.length - failed.length
      if (movedCount > 0)
        showSnackbar(
          `${movedCount} ${movedCount === 1 ? 'client' : 'clients'} reassigned to ${name}.`,
        )
      if (failed.length > 0) {
        showSnackbar(
          `${failed.length} couldn’t be reassigned because a colleague was changing them. Please try again.`,
          {
            tone: 'error',
          },
        )
      }
    },
    onError: (error) =>
      showSnackbar(`Not all clients were reassigned. ${failureText(error)}`, { tone: 'error' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['clients'] }),
  })
}
