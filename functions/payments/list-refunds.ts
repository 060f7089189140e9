import { paymentsRoutes } from '#shared/api/payments'
import { itineraryStore } from '../data/itinerary-store'
import { lambdaFor } from '../data/lambda-for'
import { paymentStore } from '../data/payment-store'
import { strayRefundList } from '../data/stray-refunds'
import { type Basics, useCase } from '../runtime/use-case'
import { type HandRefundDeps, handRefunds } from './hand-refunds'

/** Money that a person has to send back: of all trips that an agent may see, or of one. */
export const listRefunds = useCase(paymentsRoutes.listRefunds, ({ principal, query }, deps: HandRefundDeps & Basics) =>
  handRefunds({ principal, itineraryId: query.itineraryId }, deps),
)

export const handler = lambdaFor(listRefunds, (table) => ({
  payments: paymentStore(table),
  strays: strayRefundList(table),
  itineraries: itineraryStore(table),
}))
