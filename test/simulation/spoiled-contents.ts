import * as z from 'zod/mini'
import { pack, unpack } from '../../functions/data/table/packed'
import type { Item } from '../../functions/data/table/table-access'

type Change = (value: unknown) => unknown

/** The item with something else in one of its packed attributes. */
export const packedAgain =
  (attribute: 'body' | 'packed', change: Change) =>
  (item: Item): Item => {
    const bytes = item[attribute]
    return bytes instanceof Uint8Array
      ? { ...item, [attribute]: pack(change(unpack(bytes))) }
      : item
  }

const content = z.looseObject({})
const withSegments = z.looseObject({ segments: z.array(z.looseObject({})) })
const priced = z.looseObject({ finance: z.optional(z.looseObject({ sell: z.int() })) })
const grouped = z.looseObject({
  parties: z.array(z.looseObject({ allocations: z.record(z.string(), z.number()) })),
})
const standing = z.looseObject({ standing: z.record(z.string(), z.array(z.unknown())) })
const charges = z.array(z.looseObject({ state: z.string(), refund: z.optional(z.looseObject({})) }))

export const dearer: Change = (value) => {
  const { finance, ...record } = priced.parse(value)
  return finance === undefined
    ? record
    : { ...record, finance: { ...finance, sell: finance.sell + 1 } }
}
export const allShown: Change = (value) => {
  const { segments, ...trip } = withSegments.parse(value)
  return { ...trip, segments: segments.map((segment) => ({ ...segment, hideFromClient: false })) }
}
export const withoutStays: Change = (value) => ({ ...content.parse(value), stays: [] })

export const forgetful: Change = (value) => {
  const { locked: _promise, ...trip } = content.parse(value)
  return trip
}

const cancelled = z.looseObject({
  partyCancellations: z.optional(z.array(z.looseObject({ fee: z.int() }))),
})
/** The fee of each group that cancelled, a cent higher than what is kept. */
export const feesRaised: Change = (value) => {
  const { partyCancellations, ...trip } = cancelled.parse(value)
  const raised = partyCancellations?.map((one) => ({ ...one, fee: one.fee + 1 }))
  return raised === undefined ? trip : { ...trip, partyCancellations: raised }
}

export const halfShared: Change = (value) => {
  const { parties, ...trip } = grouped.parse(value)
  const half = (shares: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(shares).map(([id, percent]) => [id, percent / 2]))
  return {
    ...trip,
    parties: parties.map((party) => ({ ...party, allocations: half(party.allocations) })),
  }
}
export const allGranted: Change = (value) => {
  const { standing: stays, ...trip } = standing.parse(value)
  const granted = Object.entries(stays).map(([id, [inventory, ...more]]) => [
    id,
    [inventory === 'Requested' || inventory === 'Pending' ? 'Provisional' : inventory, ...more],
  ])
  return { ...trip, standing: Object.fromEntries(granted) }
}

export const allPaid: Change = (value) =>
  charges.parse(value).map((one) => ({ ...one, state: 'paid' }))
export const allWired: Change = (value) =>
  charges.parse(value).map((one) => ({ ...one, provider: 'wire' }))

export const allSentBack: Change = (value) =>
  charges
    .parse(value)
    .map(({ refund, ...one }) =>
      refund === undefined ? one : { ...one, refund: { ...refund, state: 'succeeded' } },
    )
/** The refund of the charge that came last befalls the first. */
export const latestCounts: Change = (value) => {
  const all = charges.parse(value)
  const paid = all.filter(({ state }) => state === 'paid')
  const [first, last] = [paid[0], paid.at(-1)]
  return all.map((one) =>
    one === first
      ? { ...one, refund: last?.refund }
      : one === last
        ? { ...one, refund: first?.refund }
        : one,
  )
}

/** Places in `listed` of an itinerary: functions/data/itineraries/listed-itinerary.ts. */
const [sell, bookingReference] = [12, 20]

const listedAgain = (item: Item, place: number, change: (value: unknown) => unknown): Item => {
  const listed: unknown[] = Array.isArray(item.listed) ? item.listed : []
  return { ...item, listed: listed.map((value, at) => (at === place ? change(value) : value)) }
}
export const cheaper = (item: Item): Item => listedAgain(item, sell, () => 1)
export const bookedAsOne = (item: Item): Item => listedAgain(item, bookingReference, () => 'ONE')
