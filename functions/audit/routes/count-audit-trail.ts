import { auditRoutes } from '#shared/api/audit'
import { parseWhere } from '#shared/catalogue/filter'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { auditListMakers, auditWhitelist } from '../audit-list'

export const countAuditTrail = useCase(
  auditRoutes.countAuditTrail,
  async ({ query, principal }, { trail, clock }: Deps<typeof auditListMakers>) => {
    const where = parseWhere(query.where, auditWhitelist)
    return {
      count: await trail.count(where, { principal, query: { agencies: query.agencies }, clock }),
    }
  },
)

export const handler = lambdaFor(countAuditTrail, auditListMakers)
