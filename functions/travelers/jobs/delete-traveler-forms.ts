import { formsDeletedOn } from '#shared/travelers/traveler-warnings'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { jobFor } from '../../data/table/job-for'
import { travelerFormStore } from '../../data/travelers/traveler-form-store'
import { log } from '../../runtime/log'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'

const makers = { itineraries: itineraryStore, forms: travelerFormStore }

/**
 * Deletes forms thirty days after their journey. Where the trip was moved since they were filled
 * in, they stay until then.
 */
export async function deleteTravelerForms({
  itineraries,
  forms,
  clock,
}: Deps<typeof makers>): Promise<{ deleted: number }> {
  const today = clock.today()
  let deletedCount = 0
  for (const form of await forms.due(today)) {
    const { agencyId, itineraryId, slot } = form
    try {
      const trip = await itineraries.get(agencyId, itineraryId)
      const deletedOn = trip === undefined ? today : formsDeletedOn(trip.record)
      if (deletedOn > today) await forms.postpone(form, deletedOn)
      else {
        await forms.remove(form)
        deletedCount += 1
      }
    } catch (error) {
      setAside('traveler-form.not-deleted', { itineraryId, slot, cause: String(error) })
    }
  }
  if (deletedCount > 0) log.info('traveler-forms.deleted', { deleted: deletedCount })
  return { deleted: deletedCount }
}

/** Runs every six hours. */
export const handler = jobFor(deleteTravelerForms, makers)
