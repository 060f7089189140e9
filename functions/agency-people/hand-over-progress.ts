import type { HandOverProgress } from '#shared/api/agency-people'
import { nameOf } from '../data/clients/client-records'
import type { AgencyStore } from '../data/people/agency-store'
import type { HandOver } from '../data/people/hand-over-store'

/** How far a hand-over is, with its receivers by name. */
export async function progressOf(
  { agencyId, isDone, to }: HandOver,
  { agencies }: { readonly agencies: Pick<AgencyStore, 'agent'> },
): Promise<HandOverProgress> {
  const receivers = await Promise.all(
    to.map(async (one) => {
      const agent = await agencies.agent(agencyId, one.agentId)
      return { ...one, fullName: agent === undefined ? one.agentId : nameOf(agent) }
    }),
  )
  const sum = (kind: 'clients' | 'trips') => to.reduce((all, one) => all + one[kind], 0)
  return { isDone, clients: sum('clients'), trips: sum('trips'), to: receivers }
}
