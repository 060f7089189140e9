import type { ClientDataListed, ClientListed } from '#shared/api/client-shapes'

/** What is kept of a client beside name and contact, as the calls of ClientData answer it. */
export const clientDataOf = ({
  clientData,
  version,
  agentId,
  agent,
}: ClientListed): ClientDataListed => ({
  ...clientData,
  version,
  agentId,
  agent,
})
