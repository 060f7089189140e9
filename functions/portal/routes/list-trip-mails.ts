import { tripMailRoutes } from '#shared/api/mails'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { sentMailStore } from '../../data/mail/sent-mails'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { sentMailView } from '../../mail/mail-view'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { itineraries: itineraryStore, mails: sentMailStore }

/** Mails to clients about a trip, for whoever may act on it. */
export const listTripMails = useCase(
  tripMailRoutes.listTripMails,
  async ({ params: { id }, principal }, { itineraries, mails }: Deps<typeof makers>) => {
    const { agencyId } = principal
    const { record } = requireOwnTrip(principal, await itineraries.get(agencyId, id))
    return (await mails.ofTrip(agencyId, record.id)).map(sentMailView)
  },
)

export const handler = lambdaFor(listTripMails, makers)
