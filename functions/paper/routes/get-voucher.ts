import { paperRoutes } from '#shared/api/paper'
import { AppError } from '#shared/errors/app-error'
import { roomStore } from '../../data/rates/room-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { travelNotesStore } from '../../data/travelers/travel-notes-store'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { type Deps, useCase } from '../../runtime/use-case'
import { needMakers, readNeeds } from '../../travelers/party-needs'
import { handLetter, paperMakers } from '../hand-out'
import { writeVoucher } from '../papers/supplier-papers'
import { withRoomNames } from '../room-names'
import { supplierLines } from '../supplier-lines'

const makers = { ...paperMakers, ...needMakers, rooms: roomStore, notes: travelNotesStore }

/** What one supplier has to know; not found where the trip has none of them. */
export const getVoucher = useCase(
  paperRoutes.getVoucher,
  async ({ params, query, principal }, deps: Deps<typeof makers>) => {
    const { supplierCode } = params
    const own = requireOwnTrip(principal, await deps.itineraries.get(principal.agencyId, params.id))
    const trip = await withRoomNames(own, deps.rooms)
    const segments = trip.record.segments.filter((segment) => segment.supplierCode === supplierCode)
    if (segments.length === 0) throw new AppError('record.not-found')
    const what = `voucher ${supplierCode}`
    const [terms, { emergencyPhone }, needs] = await Promise.all([
      deps.rooms.terms(supplierCode),
      deps.notes.ofAgency(principal.agencyId),
      readNeeds({ principal, id: params.id, what }, deps),
    ])
    const supplier = { lines: supplierLines(segments, terms), emergencyPhone }
    const paperRequest = { trip, reader: principal, what, format: query.format }
    return handLetter<typeof paperRoutes.getVoucher>(
      paperRequest,
      ({ paper, head }) => writeVoucher(paper, trip, { head, segments, supplier, needs }),
      deps,
    )
  },
)

export const handler = lambdaFor(getVoucher, makers)
