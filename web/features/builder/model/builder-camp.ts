import type { CampListed } from '#shared/api/catalogue-shapes'
import type { SupplierCode } from '#shared/ids/ids'

/** What the builder keeps of an accommodation: enough to show it again without asking. */
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

/** An accommodation as the list answered it. */
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

/** Only the DMC or a consultant can arrange its rooms (2 §2.1). */
export function isArrangedByOthers(
  camp: Pick<BuilderCamp, 'dmcArrangedOnly' | 'consultantInteractionRequired'>,
): boolean {
  return camp.dmcArrangedOnly || camp.consultantInteractionRequired
}
