import * as z from 'zod/mini'
import { isSuperadmin } from '#shared/access/roles'
import { rateSheetRoutes } from '#shared/api/rate-sheets'
import { refuseField } from '#shared/errors/refuse-field'
import { agencyIdSchema } from '#shared/ids/ids'
import { openQuotes } from '../../agencies/open-quotes'
import { agencyChanges } from '../../data/people/agency-changes'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { checkRates } from '../check-rates'
import { contentPublisher, saleOf } from '../publish-content'
import { campsIn, impactPage } from '../rate-impact'

const makers = { content: contentPublisher, agencies: agencyChanges, quotes: openQuotes }

/** Where a page begins: an agency, and how far one is in its quotes. */
const place = z.tuple([agencyIdSchema, z.optional(z.string())])

/**
 * Agency after agency. Trips of other agencies than the caller's are told without name and client.
 */
export const getRateImpact = useCase(
  rateSheetRoutes.getRateImpact,
  async ({ body: { rates, cursor }, principal }, deps: Deps<typeof makers>) => {
    const [camps, agencies] = await Promise.all([
      checkRates(rates, deps.content.reader),
      deps.agencies.all(),
    ])
    const [from = '', within] = cursor === undefined ? [] : placeIn(cursor)
    const agenciesLeft = agencies
      .filter(({ id, archived }) => !archived && id >= from)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
    const [agency, after] = agenciesLeft
    if (agency === undefined) return { seen: 0, locked: 0, changes: [] }
    const offers = new Map(
      camps.map(({ code, content }) => {
        const { records, rules } = saleOf(content, content)
        return [code, { rooms: [...records.values()], rules }] as const
      }),
    )
    const optionKeys = new Set(campsIn(rates).flatMap(([, keys]) => keys))
    const at = {
      rates: { offers, changed: optionKeys },
      cursor: agency.id === from ? within : undefined,
    }
    const { trips, seen, locked, next } = await impactPage(agency, at, deps)
    const isShown = agency.id === principal.agencyId || isSuperadmin(principal)
    const changes = trips.map(({ change }) =>
      isShown ? change : { ...change, id: undefined, clientName: undefined, name: agency.name },
    )
    const goesOn = next === undefined ? after && [after.id] : [agency.id, next]
    return { seen, locked, changes, next: goesOn && JSON.stringify(goesOn) }
  },
)

function placeIn(cursor: string): z.output<typeof place> {
  try {
    return place.parse(JSON.parse(cursor))
  } catch {
    return refuseField('body.cursor', 'is not valid')
  }
}

export const handler = lambdaFor(getRateImpact, makers)
