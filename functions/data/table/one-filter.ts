import type * as z from 'zod/mini'
import { parseFilter } from '#shared/catalogue/filter'
import { ownValue } from '#shared/ids/own-value'

interface Asked {
  readonly answer: z.ZodMiniObject
  /** What may be included, and where the answer has it. */
  readonly include: Readonly<Record<string, string>>
  /** Always answered: the id. */
  readonly id?: string
}

/**
 * The fields of one record that a filter asks for (1 §7, as for lists): those it names, what it
 * includes, and the id.
 * @returns undefined for all of them
 * @throws AppError filter.invalid, naming what the record does not have
 */
export function fieldsOfOne(
  text: string | undefined,
  { answer, include, id = 'id' }: Asked,
): string[] | undefined {
  const names = { fields: Object.keys(answer.shape), include: Object.keys(include) }
  const { fields, include: more } = parseFilter(text, { filter: {}, order: [], ...names })
  return fields && [id, ...fields, ...more.map((name) => ownValue(include, name) ?? name)]
}
