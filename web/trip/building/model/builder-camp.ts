import type { CampListed } from '#shared/api/catalogue-shapes'
import type { SupplierCode } from '#shared/ids/ids'
import { ownSupplierCode } from '#shared/ids/own-supplier'

/** What the builder stores of an accommodation: enough to show it again without a request. */
export interface BuilderCamp {
  readonly supplierCode: SupplierCode
  readonly campName: string
  readonly campInfo: string
  readonly regionName: string
  readonly regionCode: string
  readonly countryRegionCode: string
  readonly country: string
  readonly campFeatures: readonly string[]
  readonly online: boolean
  readonly minChildAge: number
  readonly dmcArrangedOnly: boolean
  readonly consultantInteractionRequired: boolean
  readonly featuredImage?: { readonly s3Key: string } | undefined
}

/** An accommodation as returned by the list. */
export function builderCampOf(listed: CampListed): BuilderCamp {
  const { supplierCode, campName = supplierCode, featuredImage } = listed
  return {
    supplierCode,
    campName,
    campInfo: listed.campInfo ?? '',
    regionName: listed.regionName ?? '',
    regionCode: listed.regionCode ?? '',
    countryRegionCode: listed.countryRegionCode ?? '',
    country: listed.country ?? '',
    campFeatures: listed.campFeatures ?? [],
    online: listed.online ?? false,
    minChildAge: listed.minChildAge ?? 0,
    dmcArrangedOnly: listed.dmcArrangedOnly ?? false,
    consultantInteractionRequired: listed.consultantInteractionRequired ?? false,
    featuredImage,
  }
}

/** `Okavango Delta, Botswana`. */
export function placeOf({
  regionName,
  country,
}: Pick<BuilderCamp, 'regionName' | 'country'>): string {
  return [regionName, country].filter((part) => part !== '').join(', ') || 'Any region'
}

/** Only the DMC or a consultant can arrange its rooms (2 §2.1). */
export function isArrangedByOthers(
  camp: Pick<BuilderCamp, 'dmcArrangedOnly' | 'consultantInteractionRequired'>,
): boolean {
  return camp.dmcArrangedOnly || camp.consultantInteractionRequired
}

/** The self-arranged stay (2 §2.2): no rooms, no supplier, any dates. */
export const ownCamp: BuilderCamp = {
  supplierCode: ownSupplierCode,
  campName: 'Own Accommodation',
  campInfo:
    'A stay that you arrange yourself, such as a private house, a night with friends or a hotel booked elsewhere. It appears in the itinerary and its dates but isn’t priced.',
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

export const isOwn = ({ supplierCode }: { readonly supplierCode: string }): boolean =>
  supplierCode === ownSupplierCode

/**
 * Whether its card comes first in the list: when the list is empty, or the search matches its name
 * (2 §2.1).
 */
export function showsOwnCamp({
  term,
  isListEmpty,
}: {
  readonly term: string
  readonly isListEmpty: boolean
}): boolean {
  const text = term.trim().toLowerCase()
  return isListEmpty || (text !== '' && ownCamp.campName.toLowerCase().includes(text))
}
