import { refuseField } from '#shared/errors/refuse-field'
import type { AgencyId } from '#shared/ids/ids'
import type { AgencyChanges } from '../data/people/agency-changes'

/**
 * Refuses a code that another agency has. Two superadmins who give one at the same instant are not
 * kept from it: codes name agencies in lists of the configuration, and no record is found by one.
 * @throws AppError request.invalid
 */
export async function requireFreeCode(
  agencyCode: string,
  { changes, self }: { readonly changes: Pick<AgencyChanges, 'all'>; readonly self?: AgencyId },
): Promise<void> {
  const other = (await changes.all()).find(
    (agency) => agency.agencyCode === agencyCode && agency.id !== self,
  )
  if (other !== undefined) refuseField('body.agencyCode', `${other.name} has this code already`)
}
