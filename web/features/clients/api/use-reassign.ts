import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AgentId, ClientId } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'

interface Reassigning {
  readonly clientIds: readonly ClientId[]
  readonly agentId: AgentId
  /** The new agent by name. */
  readonly name: string
}

/** The server takes so many at once. */
const mostAtOnce = 100

/** Gives clients to another agent of the agency. Those that could not be moved are told; the others have moved. */
export function useReassign() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ clientIds, agentId }: Reassigning) => {
      const failed: ClientId[] = []
      for (let at = 0; at < clientIds.length; at += mostAtOnce) {
        const body = { clientIds: clientIds.slice(at, at + mostAtOnce), agentId }
        failed.push(...(await api('POST /api/Clients/reassign-agent', { body })).failed)
      }
      return failed
    },
    onSuccess: (failed, { clientIds, name }) => {
      const moved = clientIds.length - failed.length
      if (moved > 0) showSnackbar(`${moved} ${moved === 1 ? 'client' : 'clients'} reassigned to ${name}.`)
      if (failed.length > 0) {
        showSnackbar(
          `${failed.length} couldn’t be reassigned because a colleague was changing them. Please try again.`,
          {
            tone: 'error',
          },
        )
      }
    },
    onError: (error) => showSnackbar(`Not all clients were reassigned. ${failureText(error)}`, { tone: 'error' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['clients'] }),
  })
}
