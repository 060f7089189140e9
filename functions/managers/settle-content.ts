import { type CrudKind, codeFields } from '#shared/api/content-bodies'
import { AppError } from '#shared/errors/app-error'
import { ownValue } from '#shared/ids/own-value'
import { isSameField } from '#shared/managers/flat-fields'
import type { CatalogueStore } from '../data/catalogue/catalogue-store'

export type Fields = Readonly<Record<string, unknown>>
type Catalogue = Pick<CatalogueStore, 'get'>

/**
 * The fields that an entry is stored with. A body may also say what the region and country say of
 * it (2 §3), which has to agree with them, and may give a picture as it is answered.
 * @throws AppError request.invalid naming each field that says otherwise
 */
export async function settleFields(
  kind: CrudKind,
  { body, before }: { readonly body: Fields; readonly before: Fields },
  catalogue: Catalogue,
): Promise<Fields> {
  const {
    id: _,
    [codeFields[kind]]: _code,
    regions,
    camps,
    transitPoints,
    featuredImage,
    ...own
  } = body
  const picture = featuredImage as { readonly s3Key: string } | null | undefined
  const { region, country } = await placeOf(kind, { ...before, ...own }, catalogue)
  const settledFields = new Map(
    Object.entries({
      ...(kind === 'Camps' && {
        regionCode: region?.regionCode,
        restOfWorld: country?.restOfWorld,
      }),
      ...((kind === 'Camps' || kind === 'Activities') && { regionName: region?.name }),
      ...((kind === 'Camps' || kind === 'Regions') && { country: country?.name }),
      ...(kind !== 'Countries' && kind !== 'Regions' && { countryCode: country?.countryCode }),
    }),
  )
  const fields = [...settledFields].flatMap(([field, value]) => {
    const ownField = ownValue(own, field)
    if (ownField === undefined || value === undefined || ownField === value) return []
    return [
      {
        field: `body.${field}`,
        message: `is ${value}, as its ${region ? 'region' : 'country'} says`,
      },
    ]
  })
  if (
    picture &&
    own.featuredImageId !== undefined &&
    !isSameField(own.featuredImageId, picture.s3Key)
  )
    fields.push({ field: 'body.featuredImage', message: 'must be the picture of featuredImageId' })
  if (fields.length > 0) throw new AppError('request.invalid', { fields })
  const otherFields = Object.fromEntries(
    Object.entries(own).filter(([field]) => !settledFields.has(field)),
  )
  return picture === undefined
    ? otherFields
    : { featuredImageId: picture?.s3Key ?? null, ...otherFields }
}

/** A new entry with what its code, its region and its country say where the body is silent. */
export async function fillNew(
  kind: CrudKind,
  { code, body }: { readonly code: string; readonly body: Fields },
  catalogue: Catalogue,
): Promise<Fields> {
  const [prefix = '', suffix = ''] = code.split('-')
  if (kind === 'Countries') return body
  if (kind === 'Regions') {
    const withCodes = { countryCode: prefix, regionCode: suffix, ...body }
    const { country } = await placeOf(kind, withCodes, catalogue)
    return { ...(country && { ...pointOf(country), biome: country.biome }), ...withCodes }
  }
  const ofCode = { countryRegionCode: `${prefix.slice(0, 2)}-${prefix.slice(2)}`, ...body }
  const placeBody =
    kind === 'Activities' && (await placeOf(kind, ofCode, catalogue)).region ? ofCode : body
  const { region, country } = await placeOf(kind, placeBody, catalogue)
  if (kind === 'Activities')
    return {
      description: '',
      minChildAge: 0,
      ...(country && { currency: country.currency }),
      ...placeBody,
    }
  return { ...(region && pointOf(region)), ...placeBody }
}

const pointOf = ({
  latitude,
  longitude,
}: {
  readonly latitude: number
  readonly longitude: number
}) => ({
  latitude,
  longitude,
})

/** The region that fields name, and its country; for a region, the country. */
async function placeOf(
  kind: CrudKind,
  { countryRegionCode, countryCode }: Fields,
  catalogue: Catalogue,
) {
  const region =
    kind === 'Regions' || kind === 'Countries' || typeof countryRegionCode !== 'string'
      ? undefined
      : await catalogue.get('region', countryRegionCode)
  const code = kind === 'Regions' ? countryCode : region?.countryCode
  return {
    region,
    country: typeof code === 'string' ? await catalogue.get('country', code) : undefined,
  }
}
