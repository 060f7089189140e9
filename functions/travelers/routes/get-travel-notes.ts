import { travelerFormRoutes } from '#shared/api/traveler-forms'
import { agencyMakers, requireAgency } from '../../agencies/agency-access'
import { lambdaFor } from '../../data/table/lambda-for'
import { travelNotesStore } from '../../data/travelers/travel-notes-store'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { changes: agencyMakers.changes, notes: travelNotesStore }

export const getTravelNotes = useCase(
  travelerFormRoutes.getTravelNotes,
  async ({ params: { id }, principal }, { changes, notes }: Deps<typeof makers>) => {
    await requireAgency(id, { principal, changes })
    return notes.ofAgency(id)
  },
)

export const handler = lambdaFor(getTravelNotes, makers)
