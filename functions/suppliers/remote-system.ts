import { AppError } from '#shared/errors/app-error'
import type { ItineraryStore } from '../data/itineraries/itinerary-store'
import { type RemoteAddress, remoteCall } from './remote-call'
import {
  type RemoteQuote,
  remoteBooked,
  remoteBooking,
  remoteHold,
  remoteQuote,
  remoteStanding,
} from './remote-schemas'
import type {
  BookingRequest,
  QuoteAnswer,
  QuoteRequest,
  StayQuote,
  SupplierSystem,
} from './supplier-system'

export interface RemoteSettings extends RemoteAddress {
  readonly itineraries: Pick<ItineraryStore, 'save'>
}

/**
 * An agency's own reservation system: JSON over HTTPS. What it answers to a change is stored after
 * it came; when that fails the change is asked for again under the same token, and the system says
 * the same.
 */
export function remoteSystem(settings: RemoteSettings): SupplierSystem {
  const { itineraries } = settings
  const ask = remoteCall(settings)
  return {
    async quote(request, { onProgress } = {}) {
      const quote = await ask({ path: '/quotes', body: quoteBody(request), answer: remoteQuote })
      await onProgress?.(request.stays.length)
      return answerFor(request, quote)
    },
    async hold({ token, ...request }, change) {
      const remoteAnswer = await ask({
        path: '/holds',
        body: quoteBody(request),
        answer: remoteHold,
        token,
      })
      if (remoteAnswer.outcome === 'refused')
        return { kind: 'refused', problems: remoteAnswer.problems }
      await itineraries.save(change(remoteAnswer))
      return { kind: 'held' }
    },
    async confirm({ token, ...request }, change) {
      const remoteAnswer = await ask({
        path: '/confirmations',
        body: bookingBody(request),
        answer: remoteBooked,
        token,
      })
      await itineraries.save(change(remoteAnswer))
    },
    async cancel({ token, reason, ...request }, change) {
      const body = { ...bookingBody(request), reason }
      await itineraries.save(
        change(await ask({ path: '/cancellations', body, answer: remoteBooked, token })),
      )
    },
    async noteAnswer() {
      throw new AppError('supplier.refused', {
        reason: 'This supplier contacts camps directly. Check the booking status instead',
      })
    },
    refresh: (request) =>
      ask({ path: '/bookings/status', body: bookingBody(request), answer: remoteStanding }),
    async importBooking({ agencyCode, bookingReference }) {
      const body = { agencyCode, bookingReference }
      return (await ask({ path: '/bookings', body, answer: remoteBooking })) ?? undefined
    },
  }
}

const quoteBody = ({ agencyCode, itineraryId, bookingReference, stays }: QuoteRequest) => ({
  agencyCode,
  itineraryId,
  bookingReference,
  stays,
})
const bookingBody = ({
  agencyCode,
  itineraryId,
  bookingReference,
}: Omit<BookingRequest, 'token'>) => ({
  agencyCode,
  itineraryId,
  bookingReference,
})

/**
 * One quote for each stay of the request: one that the system left out has a problem, one that was
 * not asked for is left.
 */
function answerFor({ stays }: QuoteRequest, { stays: quoted }: RemoteQuote): QuoteAnswer {
  const byId = new Map(quoted.map((stay) => [stay.segmentId, stay]))
  return {
    stays: stays.map(({ segmentId }): StayQuote => {
      const stay = byId.get(segmentId)
      if (stay === undefined) return leftOut(segmentId)
      return { ...stay, problems: stay.problems.map((one) => ({ ...one, segmentId })) }
    }),
  }
}

const leftOut = (segmentId: string): StayQuote => ({
  segmentId,
  inventoryStatus: 'Pending',
  availabilityCheckedAt: undefined,
  problems: [
    { code: 'supplier-failed', message: 'The supplier didn’t respond for this stay', segmentId },
  ],
})
