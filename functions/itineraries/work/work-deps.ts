import { theZaps } from '../../audit/zap-sender'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { agencyStore } from '../../data/people/agency-store'
import { daysRates } from '../../data/rates/exchange-store'
import { jobDeps } from '../../data/table/job-for'
import { supplierSystem } from '../../suppliers/the-supplier-system'

/** What work with the supplier system needs. */
export const workDeps = jobDeps({
  itineraries: itineraryStore,
  agencies: agencyStore,
  exchange: daysRates,
  suppliers: supplierSystem,
  zaps: theZaps,
})
export type WorkDeps = ReturnType<typeof workDeps>
