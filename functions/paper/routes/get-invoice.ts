import { paperRoutes } from '#shared/api/paper'
import { AppError } from '#shared/errors/app-error'
import { otherPayers } from '#shared/itinerary/payers'
import { lambdaFor } from '../../data/table/lambda-for'
import { readerOf, requirePartysTrip, requirePayersTrip } from '../../itineraries/view/trip-reader'
import { useCase } from '../../runtime/use-case'
import { handLetter, type PaperDeps, paperMakers } from '../hand-out'
import { writeCancellationStatement } from '../papers/cancellation-statement'
import { findStatement } from '../papers/find-statement'
import { writeInvoice } from '../papers/invoice'

/**
 * The invoice of a trip, or the statement of one that was cancelled or of a party group that was: a
 * client's own also while it is not shared, as what they are asked to pay.
 */
export const getInvoice = useCase(
  paperRoutes.getInvoice,
  async ({ params, query, principal }, deps: PaperDeps) => {
    const reader = readerOf(principal)
    const { partyId, format } = query
    const itinerary = await deps.itineraries.get(reader.agencyId, params.id)
    const trip =
      partyId === undefined
        ? requirePartysTrip(reader, itinerary)
        : requirePayersTrip(reader, itinerary, partyId)
    if (reader.kind === 'client' && partyId === undefined && otherPayers(trip.record).length > 0)
      throw new AppError('record.not-found') // it names what others pay
    const statement = findStatement(trip.record, partyId)
    if (statement === undefined && partyId !== undefined) throw new AppError('record.not-found')
    if (statement === undefined)
      return handLetter<typeof paperRoutes.getInvoice>(
        { trip, reader, what: 'invoice', format },
        ({ paper, head }) => writeInvoice(paper, trip, head),
        deps,
      )
    return handLetter<typeof paperRoutes.getInvoice>(
      { trip, reader, what: 'cancellation statement', format },
      ({ paper, head }) => writeCancellationStatement(paper, trip, { head, statement }),
      deps,
    )
  },
)

export const handler = lambdaFor(getInvoice, paperMakers)
