import { AppError } from '#shared/errors/app-error'
import { type SupplierCode, supplierCodeSchema } from '#shared/ids/ids'
import type { FlatFields } from '#shared/managers/flat-fields'
import type { CampContent } from './content-kinds'
import { type ContentReader, checkContent } from './read-content'

type Rates = Readonly<Record<string, Readonly<Record<string, readonly object[]>>>>

/**
 * Camps with new rates of their rooms, all checked before any is published.
 * @throws AppError request.invalid that names camp, room, row and field of all that is wrong
 */
export async function checkRates(rates: Rates, reader: ContentReader) {
  const camps = await Promise.all(
    Object.entries(rates).map(async ([name, rooms]) => {
      const code = supplierCodeSchema.parse(name)
      const ref = { kind: 'camp', code } as const
      const changes: FlatFields = Object.fromEntries(
        Object.entries(rooms).map(([key, rows]) => [`rates.${key}`, rows]),
      )
      const publishedCamp = await reader.published(ref)
      const check = await checkContent(ref, { ...publishedCamp, ...changes }, reader.catalogue)
      return { code, ref, changes, checked: check }
    }),
  )
  const fields = camps.flatMap(({ code, checked }) =>
    checked.problems.map(({ field, message }) => ({
      field: `body.rates.${code}.${field}`,
      message,
    })),
  )
  if (fields.length > 0) throw new AppError('request.invalid', { fields })
  return camps.map(
    ({ code, ref, changes, checked }): CheckedCamp => ({
      code,
      ref,
      changes,
      content: checked.content as CampContent,
    }),
  )
}

interface CheckedCamp {
  readonly code: SupplierCode
  readonly ref: { readonly kind: 'camp'; readonly code: SupplierCode }
  readonly changes: FlatFields
  readonly content: CampContent
}
