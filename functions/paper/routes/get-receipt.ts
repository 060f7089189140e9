import { paperRoutes } from '#shared/api/paper'
import { AppError } from '#shared/errors/app-error'
import { paymentStore } from '../../data/payments/payment-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { readerOf } from '../../itineraries/view/trip-reader'
import { ownerOf } from '../../payments/charges/owner-of'
import { requirePayersTrip } from '../../payments/charges/payer'
import { type Deps, useCase } from '../../runtime/use-case'
import { handLetter, type Letter, paperMakers } from '../hand-out'
import { writeReceipt } from '../papers/invoice'

const makers = { ...paperMakers, payments: paymentStore }

/** The receipt of a payment that came in. */
export const getReceipt = useCase(
  paperRoutes.getReceipt,
  async ({ params: { paymentId }, query, principal }, deps: Deps<typeof makers>) => {
    const reader = readerOf(principal)
    const { itineraryId } = await ownerOf(reader.agencyId, { paymentId, deps })
    const storedTrip = await deps.itineraries.get(reader.agencyId, itineraryId)
    const askedPayment = storedTrip?.record.payments.find((one) => one.paymentId === paymentId)
    const { stored: trip, payment } = requirePayersTrip(principal, {
      stored: storedTrip,
      payment: askedPayment,
    })
    if (payment.status !== 'Paid') throw new AppError('record.not-found')
    const letter = { trip, reader, what: 'receipt', which: paymentId, format: query.format }
    const write = ({ paper, head }: Letter) => writeReceipt(paper, payment, { ...trip, head })
    return handLetter<typeof paperRoutes.getReceipt>(letter, write, deps)
  },
)

export const handler = lambdaFor(getReceipt, makers)
