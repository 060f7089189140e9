import { type ClientPatch, clientsRoutes } from '#shared/api/clients'
import type { ClientRecord } from '../../data/clients/client-records'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { changeClient } from '../change-client'
import { type ClientDeps, clientMakers } from '../client-deps'

/** Updates the fields in the body. */
export const patchClient = useCaseOnce(
  clientsRoutes.patchClient,
  async (call, deps: ClientDeps, keep) =>
    changeClient(
      {
        id: call.params.id,
        call,
        keep,
        patch: (before) => patchOf(before, call.body),
        answerOf: (client) => client,
      },
      deps,
    ),
)

function patchOf(before: ClientRecord, { contact, ...patch }: ClientPatch): Partial<ClientRecord> {
  const definedFields = Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  )
  const { phone = before.contact.phone, address = before.contact.address } = contact ?? {}
  return { ...definedFields, contact: { phone, address } }
}

export const handler = lambdaFor(patchClient, clientMakers)
