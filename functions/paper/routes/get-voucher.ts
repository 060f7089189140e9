import { paperRoutes } from '#shared/api/paper'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { useCase } from '../../runtime/use-case'
import { handLetter, type PaperDeps, paperMakers } from '../hand-out'
import { writeVoucher } from '../papers/supplier-papers'

/** What one supplier has to know; not found where the trip has none of them. */
export const getVoucher = useCase(paperRoutes.getVoucher, async ({ params, query, principal }, deps: PaperDeps) => {
  const trip = requireOwnTrip(principal, await deps.itineraries.get(principal.agencyId, params.id))
  const segments = trip.record.segments.filter(({ supplierCode }) => supplierCode === params.supplierCode)
  if (segments.length === 0) throw new AppError('record.not-found')
  const asked = {
    trip,
    reader: principal,
    key: `voucher-${params.id}-${params.supplierCode}`,
    title: `${trip.record.name}: voucher ${params.supplierCode}`,
    format: query.format,
  }
  return handLetter<typeof paperRoutes.getVoucher>(
    asked,
    ({ paper, head }) => writeVoucher(paper, trip, { head, segments }),
    deps,
  )
})

export const handler = lambdaFor(getVoucher, paperMakers)
