import { travelerFormRoutes } from '#shared/api/traveler-forms'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { needMakers, readNeeds } from '../party-needs'

/** What camps need to know of the party; the look is audited. */
export const getTravelerNeeds = useCase(
  travelerFormRoutes.getTravelerNeeds,
  ({ params: { id }, principal }, deps: Deps<typeof needMakers>) =>
    readNeeds({ principal, id }, deps),
)

export const handler = lambdaFor(getTravelerNeeds, needMakers)
