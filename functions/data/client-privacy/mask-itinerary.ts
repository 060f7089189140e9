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
import { commit, putOver } from '../table/commit'
import { itineraryKey } from '../table/keys'
import { pack, unpack } from '../table/packed'
import { parseRecord } from '../table/parse-record'
import type { Item, Table } from '../table/table-access'
import { type Mask, maskAll } from './mask'
import { putAll } from './put-all'
import { itemsIn } from './subject'

/** The entry of an itinerary's history that tells of an erasure. */
export type ErasureEntry = Pick<HistoryEntry, 'at' | 'by' | 'action' | 'requestId'>

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
  const maskedItems = items.map((item) => maskItem(item, mask))
  await putAll(
    table,
    maskedItems.filter((item, at) => item !== items[at] && item.sk !== 'PRESENTATION'),
  )
  const [edits] = items.filter(({ sk }) => sk === 'PRESENTATION')
  const impersonal = edits && maskItem(edits, mask)
  if (impersonal !== undefined && impersonal !== edits)
    await commit(table, [
      putOver(impersonal, Number(edits?.version), () => new AppError('service.busy')),
    ])
}

const isChanged = (error: unknown) => error instanceof ChangedMeanwhile

/** Whether an item of an itinerary's partition has a text that a mask changes. */
export const hasMaskedText = (item: Item, mask: Mask): boolean => maskItem(item, mask) !== item

/** An item of an itinerary's partition with its texts masked; itself when there is none. */
function maskItem(item: Item, mask: Mask): Item {
  const { sk, body } = item
  const kind = String(sk).split('#')[0]
  if (kind === 'ITINERARY' && body instanceof Uint8Array) {
    const content = unpack(body)
    const impersonal = maskTexts(content, mask)
    return isSame(content, impersonal) ? item : { ...item, body: pack(impersonal) }
  }
  if (kind === 'HISTORY') {
    const { changes } = historyEntryIn(item)
    const changesMasked = changes.map(({ field, label, from, to }) => ({
      field,
      label: mask(label),
      from: mask(from),
      to: mask(to),
    }))
    return isSame(changes, changesMasked) ? item : { ...item, packed: pack(changesMasked) }
  }
  if (kind === 'PRESENTATION') return maskPresentation(item, mask)
  if (kind !== 'COSTCHANGE') return item
  const { segments } = parseRecord(costChange, item)
  const segmentsMasked = segments.map((one) => ({ ...one, title: mask(one.title) }))
  return isSame(segments, segmentsMasked) ? item : { ...item, segments: segmentsMasked }
}

/** An agent's edits of a presentation, as they are or once were. */
function maskPresentation(item: Item, mask: Mask): Item {
  const { blocks, label, version } = item
  const texts = { blocks: maskAll(blocks, mask), label: maskAll(label, mask) }
  if (isSame({ blocks, label }, texts)) return item
  return { ...item, ...texts, ...(item.sk === 'PRESENTATION' && { version: Number(version) + 1 }) }
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
