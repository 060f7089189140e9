import { clientMergeRoutes } from '#shared/api/client-merges'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import type { MergeRecord } from '../../data/client-merges/merge-records'
import { withFieldsOf } from '../../data/client-merges/merge-store'
import { ClientChangedMeanwhile } from '../../data/clients/client-change'
import { nameOf } from '../../data/clients/client-records'
import { agencyStore } from '../../data/people/agency-store'
import { actorOf, callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'
import { mergeAudit } from '../merge-audit'
import { mergeMakers, settleMerge } from '../settle-merge'

const makers = { ...mergeMakers, agencies: agencyStore }
const dayMs = 86_400_000
/** So long the call moves records; the job does the rest. */
const forMs = 6_000

/**
 * The clients change at once; who has hundreds of trips has them moved by the job, and sees all of
 * them meanwhile.
 */
export const createClientMerge = useCase(
  clientMergeRoutes.createClientMerge,
  async ({ body, principal }, deps: Deps<typeof makers>) => {
    const { keepId, loseId, versions, fromLose } = body
    const { agencyId } = principal
    if (keepId === loseId) refuseField('body.loseId', 'must be another client')
    const [foundKeep, foundLose, caller, earlier] = await Promise.all([
      deps.clients.getOne(agencyId, keepId),
      deps.clients.getOne(agencyId, loseId),
      callerIn(deps.agencies, principal),
      deps.merges.get(agencyId, loseId),
    ])
    const [keep, lose] = [requireOwn(principal, foundKeep), requireOwn(principal, foundLose)]
    if (lose.mergedInto === keepId && earlier !== undefined)
      return settleMerge(deps, earlier, forMs) // asked again
    if (caller === undefined) throw new AppError('auth.required')
    const isStale = keep.version !== versions.keep || lose.version !== versions.lose
    const isBusy = earlier?.state === 'moving' || earlier?.state === 'undoing'
    if (isStale || isBusy || keep.mergedInto !== undefined || lose.mergedInto !== undefined)
      throw new AppError('record.changed')

    const now = deps.clock.now()
    const at = now.toISOString()
    const newest = [keep.latestUpdate, lose.latestUpdate].sort((one, other) =>
      (one?.timestamp ?? '') < (other?.timestamp ?? '') ? 1 : -1,
    )[0]
    const mergedClient = {
      ...withFieldsOf(keep, lose, fromLose),
      version: keep.version + 1,
      updatedAt: at,
      ...(newest === undefined ? {} : { latestUpdate: newest }),
      mergedFrom: [...new Set([...(keep.mergedFrom ?? []), loseId, ...(lose.mergedFrom ?? [])])],
    }
    const merge: MergeRecord = {
      agencyId,
      keepId,
      loseId,
      state: 'moving',
      keepName: nameOf(mergedClient),
      loseName: nameOf(lose),
      by: nameOf(caller),
      actor: actorOf(principal, caller),
      at,
      since: at,
      version: (earlier?.version ?? 0) + 1,
      undoUntil: new Date(now.getTime() + dayMs).toISOString(),
      before: { keep, lose },
      merged: mergedClient,
    }
    const audit = mergeAudit(merge, {
      principal,
      id: deps.makeId('audit'),
      action: 'agent_merged_clients',
      at,
    })
    await deps.merges.begin(merge, audit).catch((error: unknown) => {
      throw error instanceof ClientChangedMeanwhile ? new AppError('record.changed') : error
    })
    return settleMerge(deps, merge, forMs)
  },
)

export const handler = lambdaFor(createClientMerge, makers)
