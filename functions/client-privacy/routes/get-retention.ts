import { clientPrivacyRoutes } from '#shared/api/client-privacy'
import { requireAgency } from '../../agencies/agency-access'
import { clientListMakers } from '../../clients/client-list'
import { agencyChanges } from '../../data/people/agency-changes'
import { lambdaFor } from '../../data/table/lambda-for'
import { tripListMakers } from '../../itineraries/view/trip-list'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientsDue } from '../retention'

const makers = { ...clientListMakers, ...tripListMakers, changes: agencyChanges }
const maxShown = 100

export const getRetention = useCase(
  clientPrivacyRoutes.getRetention,
  async (
    { params: { id }, principal },
    { changes, clientList, tripList, clock }: Deps<typeof makers>,
  ) => {
    const { retention } = await requireAgency(id, { principal, changes })
    if (retention === undefined) return { count: 0, due: [] }
    const [clients, trips] = await Promise.all([clientList.now(id), tripList.now(id)])
    const due = clientsDue({ clients, trips, retention, today: clock.today() })
    return { count: due.length, due: due.slice(0, maxShown) }
  },
)

export const handler = lambdaFor(getRetention, makers)
