import { paymentsRoutes } from '#shared/api/payments'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { strayRefundList } from '../../data/payments/stray-refunds'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'
import { paymentListMakers } from '../lists/payment-list'
import { type HandRefundDeps, handRefunds } from '../refunds/hand-refunds'

const makers = { ...paymentListMakers, strays: strayRefundList, itineraries: itineraryStore }

/** Money that a person has to send back: of all trips that an agent may see, or of one. */
export const listRefunds = useCase(
  paymentsRoutes.listRefunds,
  ({ principal, query }, deps: HandRefundDeps & Basics) =>
    handRefunds({ principal, itineraryId: query.itineraryId }, deps),
)

export const handler = lambdaFor(listRefunds, makers)
