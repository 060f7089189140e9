import { paymentIdSchema } from '#shared/ids/ids'
import { clearPayments } from '../../functions/payments/routes/clear-payments'
import { confirmPayment } from '../../functions/payments/routes/confirm-payment'
import { confirmRefund } from '../../functions/payments/routes/confirm-refund'
import { generatePayments } from '../../functions/payments/routes/generate-payments'
import { markAsPaid } from '../../functions/payments/routes/mark-as-paid'
import { startPayment } from '../../functions/payments/routes/start-payment'
import { updatePayments } from '../../functions/payments/routes/update-payments'
import { people } from '../support/trip-world'
import type { Asked } from './ask'
import type { Choosing } from './choosing'
import { type Action, mayPay } from './stage'

/** Money asked for, paid, wired, moved and taken back. */
export function paymentActions({ world, random, asker, onTrip }: Choosing): readonly Action[] {
  const seen = paymentsSeen(world)
  const onPayment = (
    name: string,
    askedOf: (paymentId: string, itineraryId: string) => Asked,
  ): Action => {
    return () => {
      const latest = [...seen].slice(-6)
      if (latest.length === 0) return undefined
      const [paymentId, itineraryId] = random.pick(latest)
      return asker.ask(`${name} ${paymentId.replace(/_0*/, '_')}`, askedOf(paymentId, itineraryId))
    }
  }
  const ofTrip = (use: Asked['use'], id: string) => ({
    use,
    of: 'payment' as const,
    params: { id },
    body: {},
  })
  const generate = onTrip('generate payments', (id) => ofTrip(generatePayments, id), mayPay)
  const pay = onPayment('pay', (paymentId) => ({
    use: startPayment,
    of: 'payment',
    params: { paymentId },
    body: { method: random.pick(['credit', 'ach']), embedded: false, returnPath: '/trips' },
  }))
  const wire = onPayment('mark as wired', (paymentId, id) => {
    world.words.wired.add(paymentId)
    const { payments = [] } = world.trips().find(({ record }) => record.id === id)?.record ?? {}
    const { amount = 0 } = payments.find((one) => one.paymentId === paymentId) ?? {}
    const amounts = random.pick([
      {},
      {},
      { received: 5_000 },
      { received: 900_000 },
      ...[0, 1, 75_50, 200_00].map((missing) => ({
        received: Math.max(0, amount - missing),
        ...(missing > 0 ? { writeOff: true } : {}),
      })),
    ])
    const body = {
      paymentId: paymentIdSchema.parse(paymentId),
      paymentData: { paymentMethod: 'wire' },
      ...amounts,
    }
    return { ...ofTrip(markAsPaid, id), body }
  })
  return [
    generate,
    generate,
    generate,
    pay,
    pay,
    pay,
    pay,
    wire,
    onTrip('clear payments', (id) => ofTrip(clearPayments, id)),
    onTrip(
      'move a payment',
      (id) => {
        const { payments = [] } = world.trips().find(({ record }) => record.id === id)?.record ?? {}
        const moved = random.below(5_000)
        const edits = payments.map(({ paymentId, amount }, index) => ({
          paymentId,
          amount: amount + (index === 0 ? -moved : index === 1 ? moved : 0),
        }))
        const flags = ['editPayments' as const, 'editAmountsInModals' as const]
        const by = { ...people.thabo, flags }
        return { ...ofTrip(updatePayments, id), body: { payments: edits.slice(0, 2) }, by }
      },
      mayPay,
    ),
    onPayment('confirm a refund', (paymentId) => ({
      use: confirmRefund,
      of: 'payment',
      params: { paymentId },
      body: {},
    })),
    onPayment('come back from paying', (paymentId) => ({
      use: confirmPayment,
      of: 'payment',
      params: { paymentId },
      body: {},
    })),
  ]
}

/** Payments that the table has seen, with their trips. */
function paymentsSeen({ table }: Choosing['world']): ReadonlyMap<string, string> {
  const payments = new Map<string, string>()
  table.watch((_before, after) => {
    if (after?.sk !== 'PAYMENT') return
    const { listed, pk } = after
    const itineraryId =
      typeof listed === 'object' && listed !== null && 'itineraryId' in listed
        ? listed.itineraryId
        : ''
    payments.set(String(pk).slice(String(pk).lastIndexOf('#') + 1), String(itineraryId))
  })
  return payments
}
