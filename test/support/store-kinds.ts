import { clientListMakers } from '../../functions/clients/client-list'
import { clientStore } from '../../functions/data/clients/client-store'
import { itineraryStore } from '../../functions/data/itineraries/itinerary-store'
import { paymentStore } from '../../functions/data/payments/payment-store'
import { answerStore } from '../../functions/data/table/idempotency'
import { makeDeps } from '../../functions/data/table/makers'
import type { Table } from '../../functions/data/table/table-access'
import { tripListMakers } from '../../functions/itineraries/view/trip-list'
import { logSink } from '../../functions/runtime/log'
import { engines, startTestTable } from './engines'
import { memoryStores } from './memory-stores'
import type { WorldStores } from './trip-world'

/**
 * The stores of `describe.each(storeKinds)`: in memory, and in a table of every engine that the run
 * has.
 */
export const storeKinds: readonly StoreKind[] = [
  { name: 'memory', start: async () => ({ stores: memoryStores(), stop: async () => undefined }) },
  ...engines.map((engine) => ({
    name: engine.name,
    start: async () => {
      const { table, stop } = await startTestTable(engine)
      return { stores: tableStores(table), stop }
    },
  })),
]

/** The stores in a table. */
export const tableStores = (table: Table): WorldStores => ({
  itineraries: itineraryStore(table),
  clients: clientStore(table),
  ...makeDeps(clientListMakers, table),
  ...makeDeps(tripListMakers, table),
  answers: answerStore(table),
  payments: paymentStore(table),
})

export interface StoreKind {
  readonly name: string
  start(): Promise<{ readonly stores: WorldStores; stop(): Promise<void> }>
}

/** Keeps log lines instead of printing them; call it in beforeAll. */
export function quietLog(): string[] {
  const lines: string[] = []
  logSink.write = (line) => void lines.push(line)
  return lines
}
