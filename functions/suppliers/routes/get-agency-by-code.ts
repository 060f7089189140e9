import { suppliersRoutes } from '#shared/api/suppliers'
import { AppError } from '#shared/errors/app-error'
import { agencyStore } from '../../data/people/agency-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { agencies: agencyStore }

/**
 * The caller's agency, when it has that code; `*` stands for any letters. Another agency's is not
 * found.
 */
export const getAgencyByCode = useCase(
  suppliersRoutes.getAgencyByCode,
  async ({ query: { wildCode }, principal }, { agencies }: Deps<typeof makers>) => {
    const agency = await agencies.agency(principal.agencyId)
    if (agency === undefined || !isMatch(agency.agencyCode, wildCode))
      throw new AppError('record.not-found')
    const { id, name, agencyCode, currency } = agency
    return { id, name, agencyCode, currency }
  },
)

/**
 * The parts between the stars have to come one after the other, the first at the start and the last
 * at the end.
 */
function isMatch(code: string, wild: string): boolean {
  const parts = wild.toUpperCase().split('*')
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length === 1) return code === first
  if (!code.startsWith(first) || !code.endsWith(last) || code.length < first.length + last.length)
    return false
  let rest = code.slice(first.length, code.length - last.length)
  return parts.slice(1, -1).every((part) => {
    const at = rest.indexOf(part)
    rest = rest.slice(at + part.length)
    return at >= 0
  })
}

export const handler = lambdaFor(getAgencyByCode, makers)
