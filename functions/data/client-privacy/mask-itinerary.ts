import * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId, ItineraryId } from '#shared/ids/ids'
import { itineraryRecord } from '#shared/itinerary/itinerary'
import { isInFlight } from '#shared/itinerary/states'
import { againWhile } from '../../runtime/backoff'
import { costChange, type HistoryEntry, historyEntryIn } from '../itineraries/history'
import { ChangedMeanwhile, hasSameContent } from '../itineraries/itinerary-change'
import { itineraryIn } from '../itineraries/itinerary-reads'
import { itineraryStore } from '../itineraries/itinerary-store'
import { itineraryKey } from '../table/keys'
import { pack, unpack } from '../table/packed'
import { parseRecord } from '../table/parse-record'
import type { Item, Table } from '../table/table-access'
import { putAll } from './put-all'
import { itemsIn } from './subject'

/** The entry of an itinerary's history that tells of an erasure. */
export type ErasureEntry = Pick<HistoryEntry, 'at' | 'by' | 'action' | 'requestId'>
/** Takes names out of a text. */
export type Mask = (text: string) => string

/** Texts of an itinerary that an agent may have typed a name into. */
const segmentTexts = z.looseObject({
  campName: z.optional(z.string()),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  extras: z.optional(z.array(z.string())),
  sellOverrideReason: z.optional(z.string()),
  flightNumber: z.optional(z.string()),
})
const itineraryTexts = z.looseObject({ name: z.string(), segments: z.array(segmentTexts) })

/**
 * Masks the texts of an itinerary as it is, as it was, and as its history tells of it. Done again,
 * nothing changes.
 * @throws AppError service.busy while it waits for its supplier
 */
export async function maskItinerary(
  table: Table,
  { agencyId, id }: { readonly agencyId: AgencyId; readonly id: ItineraryId },
  { mask, entry }: { readonly mask: Mask; readonly entry: ErasureEntry },
): Promise<void> {
  await againWhile(isChanged, async () => {
    const before = await itineraryIn(table, { agencyId, id })
    const record = before && itineraryRecord.parse(maskTexts(before.record, mask))
    if (before === undefined || record === undefined || hasSameContent(before, { record })) return
    if (isInFlight(before.record.state)) throw new AppError('service.busy')
    const after = { ...before, record: { ...record, version: before.record.version + 1 } }
    await itineraryStore(table).save({ before, after, entry: { ...entry, changes: [] } })
  })
  const items = await itemsIn(table, itineraryKey(agencyId, id).pk)
  const masked = items.map((item) => maskItem(item, mask))
  await putAll(
    table,
    masked.filter((item, at) => item !== items[at]),
  )
}

const isChanged = (error: unknown) => error instanceof ChangedMeanwhile

/** Whether a content has a text that a mask changes. */
export const hasMaskedText = (content: unknown, mask: Mask): boolean =>
  !isSame(content, maskTexts(content, mask))

/** An item of an itinerary's partition with its texts masked; itself when there is none. */
function maskItem(item: Item, mask: Mask): Item {
  const { sk, body } = item
  const kind = String(sk).split('#')[0]
  if (kind === 'ITINERARY' && body instanceof Uint8Array) {
    const content = unpack(body)
    return hasMaskedText(content, mask) ? { ...item, body: pack(maskTexts(content, mask)) } : item
  }
  if (kind === 'HISTORY') {
    const { changes } = historyEntryIn(item)
    const told = changes.map(({ field, label, from, to }) => ({
      field,
      label: mask(label),
      from: mask(from),
      to: mask(to),
    }))
    return isSame(changes, told) ? item : { ...item, packed: pack(told) }
  }
  if (kind !== 'COSTCHANGE') return item
  const { segments } = parseRecord(costChange, item)
  const told = segments.map((one) => ({ ...one, title: mask(one.title) }))
  return isSame(segments, told) ? item : { ...item, segments: told }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function maskTexts(content: unknown, mask: Mask): unknown {
  const { data } = itineraryTexts.safeParse(content)
  return data === undefined
    ? content
    : {
        ...data,
        name: mask(data.name),
        segments: data.segments.map((segment) => maskSegment(segment, mask)),
      }
}

/** A title that is the name of the camp is no text of an agent's. */
function maskSegment(segment: z.infer<typeof segmentTexts>, mask: Mask) {
  const { campName, title, description, extras, sellOverrideReason, flightNumber } = segment
  return {
    ...segment,
    title: title && title !== campName ? mask(title) : title,
    description: description && mask(description),
    extras: extras?.map(mask),
    sellOverrideReason: sellOverrideReason && mask(sellOverrideReason),
    flightNumber: flightNumber && mask(flightNumber),
  }
}
