import type { AgentPrincipal } from '#shared/access/principal'
import { mayEditMedium, mayRemoveMedium } from '#shared/library/library-rights'
import type { Medium } from '../api/library'

/** Whether somebody may label a medium of the list. */
export const mayEdit = (agent: AgentPrincipal, { camp }: Medium): boolean =>
  mayEditMedium(agent, { accommodation: camp })

/** Whether somebody may remove a medium of the list, and set its captions. */
export const mayRemove = (agent: AgentPrincipal, { byId, camp }: Medium): boolean =>
  mayRemoveMedium(agent, byId, { accommodation: camp })
