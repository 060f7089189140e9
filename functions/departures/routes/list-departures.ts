import { departuresRoutes } from '#shared/api/departures'
import { lambdaFor } from '../../data/table/lambda-for'
import { earliestToday } from '../../runtime/clock'
import { useCase } from '../../runtime/use-case'
import { type DepartureDeps, departureMakers, summaryOf } from '../departure-view'

export const listDepartures = useCase(
  departuresRoutes.listDepartures,
  async ({ principal }, { departures, clock }: DepartureDeps) => {
    const all = await departures.all(principal.agencyId)
    const toCome = all.filter(({ departure }) => departure.endDate >= earliestToday(clock))
    return toCome.map(summaryOf).sort((one, other) => (one.startDate < other.startDate ? -1 : 1))
  },
)

export const handler = lambdaFor(listDepartures, departureMakers)
