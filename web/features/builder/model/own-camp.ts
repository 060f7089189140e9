import { ownSupplierCode } from '#shared/ids/own-supplier'
import type { BuilderCamp } from './builder-camp'

/** The agent's own accommodation (2 §2.2): no rooms, no supplier, any dates. */
export const ownCamp: BuilderCamp = {
  supplierCode: ownSupplierCode,
  campName: 'Own Accommodation',
  campInfo:
    'A stay that you arrange yourself: a private house, a night with friends, a hotel that is booked elsewhere. It holds its place in the journey and in the dates, and adds nothing to the price.',
  regionName: '',
  regionCode: '',
  countryRegionCode: '',
  country: '',
  campFeatures: [],
  online: false,
  minChildAge: 0,
  dmcArrangedOnly: false,
  consultantInteractionRequired: false,
  featuredImage: { s3Key: 'art/savanna/OWN' },
}

export const isOwn = ({ supplierCode }: { readonly supplierCode: string }): boolean => supplierCode === ownSupplierCode

/** Whether its card stands first in the list: when the list is empty, or the search matches its name (2 §2.1). */
export function showsOwnCamp({ term, isListEmpty }: { readonly term: string; readonly isListEmpty: boolean }): boolean {
  const text = term.trim().toLowerCase()
  return isListEmpty || (text !== '' && ownCamp.campName.toLowerCase().includes(text))
}
