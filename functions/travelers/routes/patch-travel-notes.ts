import { travelerFormRoutes } from '#shared/api/traveler-forms'
import { agencyAudit, agencyMakers, requireAgency } from '../../agencies/agency-access'
import { lambdaFor } from '../../data/table/lambda-for'
import { travelNotesStore } from '../../data/travelers/travel-notes-store'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { ...agencyMakers, notes: travelNotesStore }

export const patchTravelNotes = useCase(
  travelerFormRoutes.patchTravelNotes,
  async ({ params: { id }, body, principal }, deps: Deps<typeof makers>) => {
    await requireAgency(id, { principal, changes: deps.changes })
    const details = { changed: 'travel notes' }
    const entry = await agencyAudit(
      { principal, agencyId: id, action: 'agent_updated_agency', details },
      deps,
    )
    return deps.notes.save(id, body, entry)
  },
)

export const handler = lambdaFor(patchTravelNotes, makers)
