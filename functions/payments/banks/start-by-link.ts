import { AppError } from '#shared/errors/app-error'
import type { Charge } from '#shared/payments/charge'
import type { PaymentOrder, PaymentProvider, StartedPayment } from '../providers/payment-provider'
import type { BankLinking, LinkedAccount } from './linked-account'

export interface ByLink {
  /** Attempts that the payer may still pay or link for. */
  readonly open: readonly Charge[]
  readonly banks: BankLinking | undefined
  readonly provider: PaymentProvider
}

/**
 * Where a payer goes who pays from an account that they link: to link one, and once one is linked,
 * to the provider's page, which offers it and asks for the mandate. A link that was used up, as by
 * a crash, is begun anew.
 * @throws AppError payment.refused where no service is configured; payment.unavailable
 */
export async function startByLink(
  order: PaymentOrder,
  { open, banks, provider }: ByLink,
): Promise<StartedPayment & Pick<Charge, 'bank'>> {
  if (banks === undefined) throw new AppError('payment.refused', { reason: 'method' })
  const account = await linkedAccount(open, banks)
  const bankToken = account && (await banks.tokenOf(account))
  return bankToken === undefined
    ? { ...(await banks.begin(order)), bank: 'linking' }
    : { ...(await provider.create({ ...order, bankToken })), bank: 'linked' }
}

/**
 * The account that was linked in the latest of some attempts; undefined while none is.
 * @throws AppError payment.unavailable
 */
export async function linkedAccount(
  charges: readonly Charge[],
  banks: BankLinking,
): Promise<LinkedAccount | undefined> {
  const { session } =
    charges.findLast(({ bank, state }) => bank === 'linking' && state === 'open') ?? {}
  return session === undefined ? undefined : banks.linked(session)
}
