import { clientMergeRoutes } from '#shared/api/client-merges'
import { AppError } from '#shared/errors/app-error'
import { ClientChangedMeanwhile } from '../../data/clients/client-change'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'
import { mergeAudit } from '../merge-audit'
import { partClients } from '../part-clients'
import { mergeMakers, settleMerge } from '../settle-merge'

const forMs = 6_000

/**
 * Both are as they were at once; what had moved goes back, but for what was given to somebody else
 * since.
 */
export const undoClientMerge = useCase(
  clientMergeRoutes.undoClientMerge,
  async ({ body: { loseId }, principal }, deps: Deps<typeof mergeMakers>) => {
    const { agencyId } = principal
    const merge = await deps.merges.get(agencyId, loseId)
    if (merge === undefined) throw new AppError('record.not-found')
    for (const client of [merge.before.keep, merge.before.lose]) requireOwn(principal, client)
    if (merge.state === 'undoing' || merge.state === 'undone')
      return settleMerge(deps, merge, forMs)
    const now = deps.clock.now()
    const at = now.toISOString()
    const [current, hidden] = await Promise.all([
      deps.clients.getOne(agencyId, merge.keepId),
      deps.clients.getOne(agencyId, loseId),
    ])
    const isMergedOn =
      current === undefined || hidden === undefined || current.mergedInto !== undefined
    if (isMergedOn || at > merge.undoUntil) throw new AppError('merge.not-undoable')

    const after = { ...merge, state: 'undoing' as const, since: at, version: merge.version + 1 }
    const clients = { ...partClients(merge, { current, hidden: hidden.version, at }), current }
    const audit = mergeAudit(after, {
      principal,
      id: deps.makeId('audit'),
      action: 'agent_parted_clients',
      at,
    })
    await deps.merges.part(after, clients, audit).catch((error: unknown) => {
      throw error instanceof ClientChangedMeanwhile ? new AppError('record.changed') : error
    })
    return settleMerge(deps, after, forMs)
  },
)

export const handler = lambdaFor(undoClientMerge, mergeMakers)
