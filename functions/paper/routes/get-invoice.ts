import { paperRoutes } from '#shared/api/paper'
import { AppError } from '#shared/errors/app-error'
import { otherPayers } from '#shared/itinerary/payers'
import { lambdaFor } from '../../data/table/lambda-for'
import { readerOf, requirePartysTrip } from '../../itineraries/view/trip-reader'
import { useCase } from '../../runtime/use-case'
import { handLetter, type PaperDeps, paperMakers } from '../hand-out'
import { writeCancellationStatement } from '../papers/cancellation-statement'
import { writeInvoice } from '../papers/invoice'

/**
 * The invoice of a trip, or the statement of one that was cancelled: a client's own also while it is not shared, as what they are asked to pay.
 */
export const getInvoice = useCase(
  paperRoutes.getInvoice,
  async ({ params, query, principal }, deps: PaperDeps) => {
    const reader = readerOf(principal)
    const trip = requirePartysTrip(reader, await deps.itineraries.get(reader.agencyId, params.id))
    if (reader.kind === 'client' && otherPayers(trip.record).length > 0)
      throw new AppError('record.not-found') // it names what others pay
    const { state, cancellationFee: charged } = trip.record
    if (state === 'cancelled' && charged !== undefined) {
      const statement = { trip, reader, what: 'cancellation statement', format: query.format }
      return handLetter<typeof paperRoutes.getInvoice>(
        statement,
        ({ paper, head }) => writeCancellationStatement(paper, trip, { head, charged }),
        deps,
      )
    }
    const asked = { trip, reader, what: 'invoice', format: query.format }
    return handLetter<typeof paperRoutes.getInvoice>(
      asked,
      ({ paper, head }) => writeInvoice(paper, trip, head),
      deps,
    )
  },
)

export const handler = lambdaFor(getInvoice, paperMakers)
