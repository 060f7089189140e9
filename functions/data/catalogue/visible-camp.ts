import type { AgentPrincipal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import type { SupplierCode } from '#shared/ids/ids'
import type { IndexedCamp } from './camp-index'
import { hiddenFlags } from './camp-visibility'
import type { CatalogueInMemory } from './published-catalogue'

/**
 * A camp that an agent may see, with its place in the index.
 * @throws AppError record.not-found also when it is there but hidden from the agency
 */
export function visibleCamp(
  { camps }: Pick<CatalogueInMemory, 'camps'>,
  {
    supplierCode,
    principal,
  }: { readonly supplierCode: SupplierCode; readonly principal: Pick<AgentPrincipal, 'flags'> },
): { readonly camp: IndexedCamp; readonly place: number } {
  const place = camps.placeOf(supplierCode)
  if (place === undefined || ((camps.flags[place] ?? 0) & hiddenFlags(principal)) !== 0) {
    throw new AppError('record.not-found', { supplierCode })
  }
  return { camp: camps.campAt(place), place }
}
