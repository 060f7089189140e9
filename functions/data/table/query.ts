import type { TableQuery } from './table-access'

/** Sorts after every character that our keys are made of. */
const last = '~~'

/** Of a partition, the sort keys that begin so, or those between two, both included. */
type Part = { readonly begins: string } | { readonly from: string; readonly to: string }

/** A query of a partition of the table, or of a part of it. */
export const queryOf = (pk: string, part?: Part): TableQuery =>
  queryBy({ pk: 'pk', sk: 'sk' }, pk, part)

/** A query of a partition of an index, or of a part of it. */
export const queryIndex = (index: `gsi${number}`, pk: string, part?: Part): TableQuery => ({
  IndexName: index,
  ...queryBy({ pk: `${index}pk`, sk: `${index}sk` }, pk, part),
})

function queryBy(
  names: { pk: string; sk: string },
  pk: string,
  part: Part | undefined,
): TableQuery {
  const whole = `${names.pk} = :pk`
  if (part === undefined)
    return { KeyConditionExpression: whole, ExpressionAttributeValues: { ':pk': pk } }
  return 'begins' in part
    ? {
        KeyConditionExpression: `${whole} AND begins_with(${names.sk}, :begins)`,
        ExpressionAttributeValues: { ':pk': pk, ':begins': part.begins },
      }
    : {
        KeyConditionExpression: `${whole} AND ${names.sk} BETWEEN :from AND :to`,
        ExpressionAttributeValues: { ':pk': pk, ':from': part.from, ':to': part.to },
      }
}

/**
 * A query of the part of a partition whose sort keys begin with one of two texts or lie between
 * them.
 */
export const sortRange = (
  pk: string,
  { from, to = from }: { from: string; to?: string },
): TableQuery => queryOf(pk, { from, to: `${to}${last}` })
