import { createHash } from 'node:crypto'
import { AppError } from '#shared/errors/app-error'
import { idFrom } from '#shared/ids/ids'
import { itineraryStore } from '../../../functions/data/itineraries/itinerary-store'
import { paymentStore } from '../../../functions/data/payments/payment-store'
import { agencyStore } from '../../../functions/data/people/agency-store'
import type { ExchangeRecord } from '../../../functions/data/rates/exchange-records'
import { answerStore } from '../../../functions/data/table/idempotency'
import type { Table } from '../../../functions/data/table/table-access'
import type { WorkDeps } from '../../../functions/itineraries/work/work-deps'
import type { PaymentDeps } from '../../../functions/payments/charges/payment-deps'
import { paymentProviders } from '../../../functions/payments/providers/the-payment-provider'
import { clockAt } from '../../../functions/runtime/clock'
import type { MakeId } from '../../../functions/runtime/make-id'
import type { SupplierSystem } from '../../../functions/suppliers/supplier-system'
import { supplierSystem } from '../../../functions/suppliers/the-supplier-system'

/** All that a step reaches. */
export type LifeDeps = WorkDeps & PaymentDeps

export interface Moment {
  readonly at: Date
  /** What ids are made from: the same step makes the same ones. */
  readonly seed: string
  /** The supplier system gives no answer. */
  readonly isLost?: boolean
}
export type DepsOf = (moment: Moment) => LifeDeps

/** The collaborators of the domain over a table as of a moment. Nothing is queued and the automation hook hears nothing. */
export function lifeDeps(table: Table, exchange: ExchangeRecord): DepsOf {
  const quiet = { send: async () => undefined }
  const stores = {
    itineraries: itineraryStore(table),
    agencies: agencyStore(table),
    payments: paymentStore(table),
    answers: answerStore(table),
    providers: paymentProviders(table, quiet),
    exchange: { newest: async () => exchange },
    ...{ queue: quiet, zaps: quiet },
  }
  return ({ at, seed, isLost = false }) => {
    const clock = clockAt(() => at)
    const suppliers = supplierSystem(table, clock)
    return { ...stores, clock, makeId: idsFrom(seed), suppliers: isLost ? silent(suppliers) : suppliers }
  }
}

const silent = (suppliers: SupplierSystem): SupplierSystem => ({
  ...suppliers,
  hold: () => Promise.reject(new AppError('supplier.unavailable')),
})

function idsFrom(seed: string): MakeId {
  let made = 0
  return (kind) => {
    made += 1
    return idFrom(kind, createHash('sha256').update(`${seed}|${made}`).digest())
  }
}
