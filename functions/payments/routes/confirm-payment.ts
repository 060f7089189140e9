import { payingRoutes } from '#shared/api/paying'
import { lambdaFor } from '../../data/table/lambda-for'
import { readerOf } from '../../itineraries/view/trip-reader'
import { useCase } from '../../runtime/use-case'
import { hearFromProviders } from '../charges/hear-from-providers'
import { ownerOf } from '../charges/owner-of'
import { requirePayersTrip } from '../charges/payer'
import { type PaymentDeps, paymentMakers } from '../charges/payment-deps'
import { takeEvent } from '../charges/take-event'

/**
 * How a payment stands by the provider's own word, for a payer who is back before the provider's
 * message is.
 */
export const confirmPayment = useCase(
  payingRoutes.confirmPayment,
  async (call, deps: PaymentDeps) => {
    const { principal, params } = call
    const { agencyId } = readerOf(principal)
    const owner = await ownerOf(agencyId, { paymentId: params.paymentId, deps })
    const read = async () => {
      const stored = await deps.itineraries.get(agencyId, owner.itineraryId)
      return requirePayersTrip(principal, {
        stored,
        payment: stored?.record.payments.find(isAsked),
      }).payment
    }
    const isAsked = ({ paymentId }: { readonly paymentId: string }) =>
      paymentId === params.paymentId
    await read()
    const { charges } = await deps.payments.find(agencyId, params.paymentId)
    const news = await hearFromProviders(owner, { charges: charges?.charges ?? [], deps })
    for (const said of news) await takeEvent(said, deps)
    const { paymentId, status, paymentMethod } = await read()
    return { paymentId, status, paymentMethod }
  },
)

export const handler = lambdaFor(confirmPayment, paymentMakers)
