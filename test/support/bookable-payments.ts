import type { Table } from '../../functions/data/table/table-access'
import { supplierSystem } from '../../functions/suppliers/the-supplier-system'
import { openCamp } from './open-camp'
import { type PaymentWorld, paymentWorld } from './payment-world'

/** Payments of trips that can be held and booked: two camps have rooms in July 2027. */
export async function bookablePayments(table: Table): Promise<PaymentWorld> {
  const world = paymentWorld(table, { suppliers: (clock) => supplierSystem(table, clock) })
  for (const camp of ['HELD', 'ZULU'])
    await openCamp(table, camp, { free: 50, months: ['2027-07'] })
  return world
}
