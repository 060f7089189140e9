import { auditRoutes } from '#shared/api/audit'
import { auditStore } from '../../data/people/audit-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { auditListMakers } from '../audit-list'
import { auditRowMaker } from '../audit-rows'
import { noteAllTrails } from '../note-all-trails'

const makers = { ...auditListMakers, rows: auditRowMaker, audit: auditStore }

export const listAuditTrail = useCase(
  auditRoutes.listAuditTrail,
  async ({ query, principal }, deps: Deps<typeof makers>) => {
    const { entries, next } = await deps.trail.page({ principal, query, clock: deps.clock })
    await noteAllTrails({ query, principal }, deps)
    const headers: Record<string, string> = next === undefined ? {} : { 'x-next-cursor': next }
    return reply(await deps.rows(entries), { headers })
  },
)

export const handler = lambdaFor(listAuditTrail, makers)
