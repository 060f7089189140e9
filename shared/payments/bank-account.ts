import * as z from 'zod/mini'
import { plainText } from '../format/plain-text'
import { differBy } from '../ids/list-checks'
import type { ItineraryRecord } from '../itinerary/itinerary'
import { knownCurrency } from '../itinerary/supplier-amount'

const ownText = (max: number, error: string) => plainText(max).check(z.minLength(1, { error }))

/** Where clients send a wire in a currency. */
export const bankAccount = z.strictObject({
  currency: knownCurrency,
  holder: ownText(100, 'Account holder is required'),
  bank: ownText(100, 'Bank is required'),
  /** IBAN or account number, as the bank writes it. */
  account: ownText(60, 'Account number is required'),
  /** SWIFT, routing or sort code. */
  code: plainText(60),
  /** What else the bank needs, as an intermediary bank. */
  note: plainText(300),
})
export type BankAccount = z.infer<typeof bankAccount>

/** The accounts of an agency, at most one a currency. */
export const bankAccounts = z.array(bankAccount).check(z.maxLength(20), differBy('currency'))

/** The lines of an account, as a payer copies them. */
const bankLines = (
  { holder, bank, account, code, note }: Omit<BankAccount, 'currency'>,
  reference: string,
): [name: string, value: string][] => {
  const lines: [string, string][] = [
    ['Account holder', holder],
    ['Bank', bank],
    ['Account', account],
    ['SWIFT, routing or sort code', code],
    ['Note', note],
    ['Reference', reference],
  ]
  return lines.filter(([, value]) => value !== '')
}

/** The account that wires in the currency of a trip go to; undefined where the agency has none. */
export const accountFor = (
  { currency }: Pick<ItineraryRecord, 'currency'>,
  accounts: readonly BankAccount[],
): BankAccount | undefined => accounts.find((one) => one.currency === currency)

/** Where a wire goes, with what names the trip on it; nothing without an account in its currency. */
export function wireLines(
  trip: Pick<ItineraryRecord, 'currency' | 'bookingReference' | 'name'>,
  accounts: readonly BankAccount[],
): [name: string, value: string][] {
  const account = accountFor(trip, accounts)
  return account === undefined ? [] : bankLines(account, trip.bookingReference ?? trip.name)
}
