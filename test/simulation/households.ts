import type { ItineraryPatch, ItineraryRecord } from '#shared/itinerary/itinerary'
import { openPayments } from '#shared/itinerary/open-payments'
import type { Payment } from '#shared/itinerary/payments'
import { activeParties } from '#shared/pricing/active-parties'
import { patchItinerary } from '../../functions/itineraries/routes/patch-itinerary'
import { cancelPartyGroup } from '../../functions/party-groups/routes/cancel-party-group'
import { confirmRefund } from '../../functions/payments/routes/confirm-refund'
import { generatePayments } from '../../functions/payments/routes/generate-payments'
import { markAsPaid } from '../../functions/payments/routes/mark-as-paid'
import { startPayment } from '../../functions/payments/routes/start-payment'
import type { Asked } from './ask'
import type { Choosing } from './choosing'
import { clientIds } from './clients'
import type { Random } from './random'
import { type Action, mayPay } from './stage'

const isShared = ({ parties }: ItineraryRecord): boolean => parties.length > 1

/** Two households that travel together: a bill for each, and one of them may cancel. */
export function householdActions({ world, random, asker }: Choosing): readonly Action[] {
  const onTrip = (
    name: string,
    fits: (record: ItineraryRecord) => boolean,
    askedOf: (record: ItineraryRecord) => Asked | undefined,
  ): Action => {
    return () => {
      const records = world.trips().map((stored) => stored.record)
      const fitting = records.filter(fits)
      if (fitting.length === 0) return undefined
      const record = random.pick(fitting)
      const asked = askedOf(record)
      const asking = (key: string) =>
        void world.words.edits.set(key, { itineraryId: record.id, edits: {} })
      return asked && asker.ask(`${name} ${record.id}`, asked, { asking })
    }
  }
  const canPay = (record: ItineraryRecord) => isShared(record) && mayPay(record.state)
  const ask = onTrip('ask the households', canPay, ({ id }) => ({
    use: generatePayments,
    of: 'payment',
    params: { id },
  }))
  const pay = onTrip('pay for a household', canPay, (record) => {
    const open = openPayments(record.payments)
    return open.length === 0 ? undefined : paying(record, random.pick(open))
  })
  const paying = ({ id }: ItineraryRecord, { paymentId, amount }: Payment): Asked => {
    if (random.chance(0.5)) {
      const body = { method: 'credit', embedded: false, returnPath: '/trips' }
      return { use: startPayment, of: 'payment', params: { paymentId }, body }
    }
    world.words.wired.add(paymentId)
    const received = random.pick([amount, Math.ceil(amount / 2), amount + 100_00])
    const body = { paymentId, paymentData: { paymentMethod: 'wire' }, received }
    return { use: markAsPaid, of: 'payment', params: { id }, body }
  }
  const sendBack = onTrip('send a household’s money back', isShared, ({ id, payments }) => {
    const owing = payments.filter(({ refund }) => refund?.status === 'Pending')
    if (owing.length === 0) return undefined
    const { paymentId, refund } = random.pick(owing)
    if (refund?.needsConfirmation) {
      return { use: confirmRefund, of: 'payment', params: { paymentId } }
    }
    const amount = Math.ceil((refund?.amount ?? 0) / random.pick([1, 2]))
    const body = { paymentId, paymentData: { paymentMethod: 'wire' }, amount }
    return { use: markAsPaid, of: 'payment', params: { id }, body }
  })
  const cancel = onTrip(
    'cancel for a household',
    (record) => canPay(record) && activeParties(record).groups.length > 1,
    (record) => ({
      use: cancelPartyGroup,
      params: { id: random.pick(activeParties(record).groups).id },
      body: { itineraryId: record.id, ...someFee(record, random) },
    }),
  )
  const split = onTrip(
    'split the bill',
    ({ travelers, parties }) => travelers.length === 0 && parties.length === 0,
    ({ id, segments }) => ({
      use: patchItinerary,
      params: { id },
      body: households(segments[0]?.id, random),
    }),
  )
  const askForPlanning = onTrip(
    'ask for the planning fee',
    ({ payments }) => payments.length === 0,
    ({ id }) => ({
      use: generatePayments,
      of: 'payment',
      params: { id },
      body: { planningFee: true },
    }),
  )
  const often = [split, split, split, ask, ask, ask, ask, pay, pay, pay, pay, pay]
  return [...often, askForPlanning, cancel, cancel, cancel, sendBack, sendBack]
}

/** Of the policies, or another one that the agent gives a reason for. */
const someFee = ({ finance }: ItineraryRecord, random: Random): object =>
  random.chance(0.4)
    ? {}
    : { fee: random.below(1 + Math.floor((finance?.sell ?? 0) / 3)), reason: 'Agreed by phone' }

/** Two of one household and one of another, whose bill another client may pay. */
function households(segmentId: string | undefined, random: Random): ItineraryPatch {
  const percent = random.below(101)
  const isUneven = segmentId !== undefined && random.chance(0.5)
  const shareOf = (share: number) => (isUneven ? { [segmentId]: share } : {})
  return {
    travelers: ['t1', 't2', 't3'].map((id) => ({ id, firstName: `Traveler ${id}` })),
    parties: [
      { id: 'group-t1', name: 'First', travelerIds: ['t1', 't2'], allocations: shareOf(percent) },
      {
        id: 'group-t2',
        name: 'Second',
        travelerIds: ['t3'],
        allocations: shareOf(100 - percent),
        ...(random.chance(0.5) ? { clientId: random.pick(clientIds) } : {}),
      },
    ],
  }
}
