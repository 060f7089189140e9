import * as z from 'zod/mini'
import { nestFields } from '#shared/managers/flat-fields'

type Cast = (text: string) => unknown

/**
 * A row of cells as the fields that the headings name; `rack.twinRate` is a field in a field. An
 * empty cell is left out.
 */
export function rowOf(
  cells: readonly string[],
  headings: readonly string[],
  casts: ReadonlyMap<string, Cast>,
) {
  const fields = headings.flatMap((heading, index) => {
    const [cell = '', cast] = [cells[index], casts.get(heading)]
    return cell === '' || cast === undefined ? [] : [[heading, cast(cell)] as const]
  })
  return nestFields(Object.fromEntries(fields)) as Readonly<Record<string, unknown>>
}

/**
 * How the cells below each heading become values: numbers, yes and no, lists parted by semicolons.
 */
export function castsOf(schema: z.core.$ZodType, prefix = ''): Map<string, Cast> {
  if (!(schema instanceof z.ZodMiniObject)) throw new Error('A table of an import is an object')
  return new Map(
    Object.entries(schema.shape).flatMap(([name, field]): (readonly [string, Cast])[] => {
      const plain = unwrapField(field)
      if (plain instanceof z.ZodMiniObject) return [...castsOf(plain, `${prefix}${name}.`)]
      return [[`${prefix}${name}`, castOf(plain)]]
    }),
  )
}

const unwrapField = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniDefault
    ? unwrapField(field.def.innerType)
    : field

function castOf(field: z.core.$ZodType): Cast {
  if (field instanceof z.ZodMiniNumber)
    return (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)
  if (field instanceof z.ZodMiniBoolean) return (text) => yesAndNo.get(text.toLowerCase()) ?? text
  if (field instanceof z.ZodMiniArray) return (text) => text.split(';').map((part) => part.trim())
  return (text) => text
}

const yesAndNo = new Map([
  ...['yes', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'false', '0'].map((word) => [word, false] as const),
])
