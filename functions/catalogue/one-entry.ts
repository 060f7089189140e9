import { parseFilter } from '#shared/catalogue/filter'
import type { Filter, Whitelist } from '#shared/catalogue/filter-types'
import { AppError } from '#shared/errors/app-error'

/**
 * The filter that finds one entry by its code: `fields` and `include` of the request, as for many
 * (1 §7).
 * @throws AppError filter.invalid
 */
export function oneFilter(
  text: string | undefined,
  {
    whitelist,
    field,
    code,
  }: { readonly whitelist: Whitelist; readonly field: string; readonly code: string },
): Filter {
  const filter = parseFilter(text, { ...whitelist, filter: {}, order: [] })
  return { ...filter, where: { kind: 'equality', field, type: 'string', value: code }, skip: 0 }
}

/** The only entry. @throws AppError record.not-found also for what is hidden from the agency */
export function onlyOne<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new AppError('record.not-found')
  return row
}
