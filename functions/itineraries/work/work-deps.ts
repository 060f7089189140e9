import { type ZapSender, zapSender } from '../../audit/zap-sender'
import { type ItineraryStore, itineraryStore } from '../../data/itineraries/itinerary-store'
import { type AgencyStore, agencyStore } from '../../data/people/agency-store'
import { cachedRates, type DaysRates, exchangeStore } from '../../data/rates/exchange-store'
import { theTable } from '../../data/table/the-table'
import { systemClock } from '../../runtime/clock'
import { readEnv } from '../../runtime/env'
import { randomId } from '../../runtime/make-id'
import { sqsQueue } from '../../runtime/queue'
import type { Basics } from '../../runtime/use-case'
import type { SupplierSystem } from '../../suppliers/supplier-system'
import { supplierSystem } from '../../suppliers/the-supplier-system'

/** What work with the supplier system needs. */
export interface WorkDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'get' | 'save' | 'noteProgress' | 'heldUntil'>
  readonly agencies: Pick<AgencyStore, 'agency'>
  readonly exchange: DaysRates
  readonly suppliers: SupplierSystem
  readonly zaps: ZapSender
}

let shared: WorkDeps | undefined

/** Made once per container. */
export function workDeps(): WorkDeps {
  if (shared !== undefined) return shared
  const table = theTable()
  shared = {
    itineraries: itineraryStore(table),
    agencies: agencyStore(table),
    exchange: cachedRates(exchangeStore(table)),
    suppliers: supplierSystem(table, systemClock),
    zaps: zapSender(sqsQueue(readEnv('zapQueueUrl').zapQueueUrl)),
    clock: systemClock,
    makeId: randomId,
  }
  return shared
}
