import type { TableQuery } from './table-access'

/** Sorts after every character that our keys are made of. */
const last = '~~'

/** A query of the part of a partition whose sort keys begin with one of two texts or lie between them. */
export function sortRange(pk: string, { from, to = from }: { from: string; to?: string }): TableQuery {
  return {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': `${to}${last}` },
  }
}
