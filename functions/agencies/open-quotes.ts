import * as z from 'zod/mini'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId } from '#shared/ids/ids'
import { itinerariesIn } from '../data/itineraries/itinerary-reads'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import { listReader } from '../data/lists/list-reader'
import { tripLines } from '../data/lists/trip-lines'
import { itineraryKey } from '../data/table/keys'
import type { Table } from '../data/table/table-access'

/** States in which a price is offered and may still be quoted again without anybody's promise. */
const openStates = ['estimate', 'quote', 'provisional', 'unknown'] as const

/** Trips priced in one request. */
const pageSize = 40

const place = z.tuple([z.string(), z.string()])

/** The open quotes of an agency that have not begun, the last changed first. */
export function openQuotes(table: Table) {
  const lists = listReader(table, tripLines)
  return {
    /** @throws AppError request.invalid for a cursor that is none of ours */
    async page(
      agency: AgencyId,
      { today, cursor }: { today: CalendarDate; cursor: string | undefined },
    ): Promise<Page> {
      const list = await lists.now(agency)
      const where = {
        kind: 'and',
        of: [
          { kind: 'inq', field: 'state', type: 'string', value: openStates },
          { kind: 'gte', field: 'startDate', type: 'date', value: today },
          { kind: 'gt', field: 'sell', type: 'number', value: 0 },
        ],
      } as const
      const { lines, next } = list.page({ where, limit: pageSize, after: placeOf(cursor) })
      const trips = await itinerariesIn(
        table,
        lines.map(({ id }) => itineraryKey(agency, id)),
      )
      return { total: list.countOf(where), trips, next: next && JSON.stringify(next) }
    },
  }
}

interface Page {
  readonly total: number
  readonly trips: readonly StoredItinerary[]
  readonly next: string | undefined
}

function placeOf(cursor: string | undefined): z.infer<typeof place> | undefined {
  if (cursor === undefined) return undefined
  try {
    return place.parse(JSON.parse(cursor))
  } catch {
    throw new AppError('request.invalid', {
      fields: [{ field: 'body.cursor', message: 'is not valid' }],
    })
  }
}
