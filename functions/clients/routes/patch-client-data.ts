import { clientDataRoutes } from '#shared/api/client-data'
import type { ClientRecord } from '../../data/clients/client-records'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { changeClient } from '../change-client'
import { type ClientDeps, clientMakers } from '../client-deps'
import { clientDataOf } from '../client-view'

/** Sets a client's status, archives or restores them. */
export const patchClientData = useCaseOnce(
  clientDataRoutes.patchClientData,
  async (call, deps: ClientDeps, keep) => {
    const { params, body } = call
    const change = {
      patch: ({ status, archived }: ClientRecord) => ({
        status: body.status ?? status,
        archived: body.archived ?? archived,
      }),
      answerOf: clientDataOf,
    }
    return changeClient({ id: params.id, call, keep, ...change }, deps)
  },
)

export const handler = lambdaFor(patchClientData, clientMakers)
