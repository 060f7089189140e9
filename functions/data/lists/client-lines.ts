import { type ClientListed, clientListed, clientUpdate, mailStop } from '#shared/api/client-shapes'
import { clientsOfAgency } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import type { ListKind } from './list-kind'

export type ClientLine = ReturnType<typeof lineOf>

export const clientLines: ListKind<ClientLine> = {
  name: 'clients',
  partition: clientsOfAgency,
  fields: [
    'id',
    'version',
    'name',
    'firstName',
    'lastName',
    'email',
    'agentId',
    'phone',
    'address',

    'agentFirstName',
    'agentLastName',
    'status',
    'archived',
    'updatedDate',
    'latestUpdate',
    'assignedAt',
    'assignedBy',
    'mailStop',
  ],
  aliases: { clientId: 'id' },
  order: { field: 'name', direction: 'ascending' },
  lineIn: ({ pk, sk, listed }) => lineOf(parseRecord(clientListed, { pk, sk, ...Object(listed) })),
}

function lineOf(client: ClientListed) {
  const {
    id,
    version,
    name,
    firstName,
    lastName,
    email,
    agentId,
    contact,
    agent,
    clientData,
    assigned,
    mailStop,
  } = client
  const { status, archived, updatedDate, clientUpdates } = clientData
  const [latest] = clientUpdates
  return {
    id,
    version,
    name,
    firstName,
    lastName,
    email,
    agentId,
    ...contact,
    agentFirstName: agent.firstName,
    agentLastName: agent.lastName,
    status,
    archived,
    updatedDate,
    /** Its newest update as JSON: it is shown and never searched. */
    latestUpdate: latest && JSON.stringify(latest),
    assignedAt: assigned?.at,
    assignedBy: assigned?.by,
    mailStop: mailStop && JSON.stringify(mailStop),
  }
}

/** The client of a line, as it is answered. */
export function listedClientIn(line: ClientLine): ClientListed {
  const {
    id,
    version,
    name,
    firstName,
    lastName,
    email,
    agentId,
    phone,
    address,
    status,
    archived,
    updatedDate,
  } = line
  const { agentFirstName, agentLastName, latestUpdate } = line
  const stop = line.mailStop === undefined ? undefined : mailStop.parse(JSON.parse(line.mailStop))
  const clientUpdates =
    latestUpdate === undefined ? [] : [clientUpdate.parse(JSON.parse(latestUpdate))]
  return {
    id,
    clientId: id,
    version,
    name,
    firstName,
    lastName,
    email,
    agentId,
    contact: { phone, address },
    agent: {
      firstName: agentFirstName,
      lastName: agentLastName,
      fullName: `${agentFirstName} ${agentLastName}`,
    },
    clientData: {
      id,
      clientId: id,
      firstName,
      lastName,
      name,
      status,
      updatedDate,
      archived,
      clientUpdates,
    },
    ...(stop === undefined ? {} : { mailStop: stop }),
  }
}
