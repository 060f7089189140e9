import type { PaymentOrder, StartedPayment } from '../providers/payment-provider'

/** An account that a payer chose by signing in at their bank. */
export interface LinkedAccount {
  /** Serves once, for half an hour. */
  readonly publicToken: string
  readonly accountId: string
  /** What the payer knows it by: `First Platypus Bank account ending in 0000`. */
  readonly words: string
}

/**
 * The page of a bank-linking service, where payers sign in at their bank and choose an account (1
 * §1, 1 §9).
 */
export interface BankLinking {
  /**
   * Makes the page for one attempt; its payer comes back to the order's path.
   * @throws AppError payment.refused, payment.unavailable
   */
  begin(order: Pick<PaymentOrder, 'owner' | 'returnPath'>): Promise<StartedPayment>
  /**
   * The account that was linked on the page of a session; undefined while none is.
   * @throws AppError payment.unavailable
   */
  linked(session: string): Promise<LinkedAccount | undefined>
  /**
   * The payment provider's name for an account; undefined where it has served before or waited too
   * long.
   * @throws AppError payment.unavailable
   */
  tokenOf(account: LinkedAccount): Promise<string | undefined>
}
