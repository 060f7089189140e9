import * as z from 'zod/mini'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import {
  numberPapers,
  type PaperKind,
  paperKinds,
  paperNumber,
} from '#shared/payments/paper-numbers'
import type { ItineraryChange } from '../itineraries/itinerary-change'
import type { PlannedWrite } from '../table/commit'
import { paperCountKey } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import type { Table } from '../table/table-access'

const countRecord = z.object({ last: z.int().check(z.minimum(0)) })

/** Thrown when another transaction took the same number: count again. */
class NumberTaken extends Error {
  override readonly name = 'NumberTaken'
}

export const isNumberTaken = (error: unknown): boolean => error instanceof NumberTaken

/**
 * Numbers the papers that a change of a trip makes, gapless per agency, kind and year (UTC): the
 * counts move in the change's own transaction, so a number is taken only with its paper. One read
 * for each kind that needs a number, none where nothing does.
 * @returns the record with its numbers, and the writes of the counts, refused with what
 * `isNumberTaken` tells
 */
export async function takePaperNumbers(
  table: Pick<Table, 'get'>,
  { after: { record }, entry: { at } }: Pick<ItineraryChange, 'after' | 'entry'>,
): Promise<{ readonly record: ItineraryRecord; readonly writes: readonly PlannedWrite[] }> {
  const year = at.slice(0, 4)
  const needs = countNeeds(record, at)
  const kinds = paperKinds.filter((kind) => needs[kind] > 0)
  const counts = await Promise.all(
    kinds.map(async (kind) => {
      const key = paperCountKey(record.agencyId, kind, year)
      const item = await table.get(key, { consistent: true })
      return { kind, key, last: item === undefined ? 0 : parseRecord(countRecord, item).last }
    }),
  )
  const next = new Map(counts.map(({ kind, last }) => [kind, last]))
  const take = (kind: PaperKind) => {
    const count = (next.get(kind) ?? 0) + 1
    next.set(kind, count)
    return paperNumber(kind, { year, count })
  }
  return {
    record: numberPapers(record, { at, take }),
    writes: counts.map(({ kind, key, last }) => countWrite(key, { last, to: last + needs[kind] })),
  }
}

function countNeeds(record: ItineraryRecord, at: string): Record<PaperKind, number> {
  const needs = { invoice: 0, receipt: 0, creditNote: 0 }
  numberPapers(record, {
    at,
    take: (kind) => {
      needs[kind] += 1
      return ''
    },
  })
  return needs
}

/** Moves a count on, where nobody has meanwhile. */
function countWrite(
  Key: ReturnType<typeof paperCountKey>,
  { last, to }: { readonly last: number; readonly to: number },
): PlannedWrite {
  const Update = {
    Key,
    UpdateExpression: 'SET #last = :to',
    ConditionExpression: last === 0 ? 'attribute_not_exists(#last)' : '#last = :last',
    ExpressionAttributeNames: { '#last': 'last' },
    ExpressionAttributeValues: last === 0 ? { ':to': to } : { ':to': to, ':last': last },
  }
  return {
    write: { Update },
    refused: () => new NumberTaken('Another paper took the number'),
    busy: () => new NumberTaken('Other papers are taking numbers'),
  }
}
