import { createHash } from 'node:crypto'
import type { PayableMethod } from '#shared/api/paying'
import { AppError } from '#shared/errors/app-error'
import { type Payment, paymentLabel } from '#shared/itinerary/payments'
import { isSameMoney } from '#shared/money/money'
import type { Charge } from '#shared/payments/charge'
import { payableMethods } from '#shared/payments/payable-methods'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { BankLinking } from '../banks/linked-account'
import { type ByLink, startByLink } from '../banks/start-by-link'
import type { PaymentOrder, PaymentOwner } from '../providers/payment-provider'
import { feesOf } from '../requests/new-payments'
import { requirePayable, requireUnpaid } from '../requests/require-payable'
import { closeCharge, isOpen } from './close-charges'
import type { PaymentDeps } from './payment-deps'

export interface Beginning {
  readonly owner: PaymentOwner
  readonly stored: StoredItinerary
  readonly payment: Payment
  readonly charges: readonly Charge[]
  /** Names the attempt: the same key makes the same attempt. */
  readonly key: string
  readonly wanted: {
    readonly method: PayableMethod
    readonly embedded: boolean
    readonly returnPath: string
    /** From an account that the payer links first, by the bank-linking service. */
    readonly linksBank?: boolean
  }
  /** Where the receipt goes: the client's address, whoever begins it. */
  readonly payerEmail: string | undefined
  readonly now: Date
}

/**
 * The charge with which a payment begins, and the others as they are then. One that is still open,
 * for the same method and amount, serves again; any other open one is taken back.
 * @throws AppError payment.not-possible, payment.settled, payment.under-way, payment.refused,
 * payment.unavailable
 */
export async function beginCharge(
  beginning: Beginning,
  {
    providers,
    banks,
  }: Pick<PaymentDeps, 'providers'> & { readonly banks?: BankLinking | undefined },
): Promise<{ charge: Charge; others: Charge[] }> {
  const { stored, payment, charges, now } = beginning
  requirePayable(payment, stored.record)
  requireUnpaid(payment)
  const order = orderOf(beginning)
  const open = charges.filter(isOpen)
  const { linksBank = false } = beginning.wanted
  const provider = providers.current.name
  const serving = open.find(
    (charge) =>
      charge.bank === (linksBank ? 'linked' : undefined) &&
      serves(charge, { order, provider, now }),
  )
  for (const other of open) if (other !== serving) await closeCharge(other, { providers })
  const charge =
    serving ??
    (await newCharge(order, { open, banks, linksBank, provider: providers.current, now }))
  const others = charges.filter(({ chargeId }) => chargeId !== charge.chargeId)
  const closing = { state: 'closed', stateAt: now.toISOString() } as const
  return {
    charge,
    others: others.map((one) => (open.includes(one) ? { ...one, ...closing } : one)),
  }
}

function orderOf({ owner, stored, payment, key, wanted, payerEmail }: Beginning): PaymentOrder {
  const { record } = stored
  const { method, embedded, returnPath, linksBank } = wanted
  if (!payableMethods(record.currency).includes(method)) {
    throw new AppError('payment.refused', { method, currency: record.currency, reason: 'currency' })
  }
  const { amount, descriptors } = payment
  const serviceFee = feesOf(record, amount)[method]
  const { currency } = record
  const orderParts = [
    method,
    amount,
    serviceFee,
    embedded,
    returnPath,
    payerEmail ?? null,
    ...(linksBank ? ['linked bank'] : []),
  ]
  const chargeId = chargeIdOf([owner.agencyId, owner.paymentId, key, ...orderParts])
  const title = `${paymentLabel(payment)} for ${record.name}`
  return {
    owner,
    chargeId,
    method,
    amount,
    serviceFee,
    currency,
    title,
    descriptor: descriptors?.[method],
    payerEmail,
    embedded,
    returnPath,
  }
}

/**
 * The same facts make the same name, so that a repeat after a crash is the same attempt at the
 * provider.
 */
const chargeIdOf = (facts: readonly unknown[]): string =>
  `chg_${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)}`

/** Provider sessions last a day; one that is about to expire isn't reused. */
const leastLeftMs = 6 * 3_600_000

function serves(
  charge: Charge,
  { order, provider, now }: { order: PaymentOrder; provider: string; now: Date },
): boolean {
  const isSame =
    charge.provider === provider &&
    charge.method === order.method &&
    !isTransferRefused(charge) &&
    isSameMoney(charge, order) &&
    charge.serviceFee === order.serviceFee &&
    charge.payerEmail === order.payerEmail &&
    (order.embedded ? charge.clientSecret !== undefined : charge.redirectUrl !== undefined)
  return (
    isSame &&
    (charge.expiresAt === undefined || Date.parse(charge.expiresAt) - now.getTime() > leastLeftMs)
  )
}

/**
 * A page accepts another card after a decline, but not another bank account; a new transfer needs a
 * new page.
 */
const isTransferRefused = ({ method, state }: Charge): boolean =>
  method === 'ach' && state === 'failed'

interface Starting extends ByLink {
  readonly linksBank: boolean
  readonly now: Date
}

async function newCharge(order: PaymentOrder, starting: Starting): Promise<Charge> {
  const { provider, linksBank, now } = starting
  const start = linksBank ? await startByLink(order, starting) : await provider.create(order)
  const { chargeId, method, amount, serviceFee, currency, payerEmail } = order
  const at = now.toISOString()
  return {
    chargeId,
    method,
    amount,
    serviceFee,
    currency,
    payerEmail,
    provider: provider.name,
    startedAt: at,
    state: 'open',
    stateAt: at,
    ...start,
  }
}
