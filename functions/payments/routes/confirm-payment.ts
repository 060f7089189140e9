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
    const readTrip = async () => {
      const trip = await deps.itineraries.get(agencyId, owner.itineraryId)
      return requirePayersTrip(principal, {
        stored: trip,
        payment: trip?.record.payments.find(isAsked),
      }).payment
    }
    const isAsked = ({ paymentId }: { readonly paymentId: string }) =>
      paymentId === params.paymentId
    await readTrip()
    const { charges } = await deps.payments.find(agencyId, params.paymentId)
    const news = await hearFromProviders(owner, { charges: charges?.charges ?? [], deps })
    for (const event of news) await takeEvent(event, deps)
    const { paymentId, status, paymentMethod } = await readTrip()
    return { paymentId, status, paymentMethod }
  },
)

export const handler = lambdaFor(confirmPayment, paymentMakers)
