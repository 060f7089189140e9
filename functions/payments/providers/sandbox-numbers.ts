/** What a test number leads to. */
export type SandboxOutcome = 'paid' | 'failed' | 'processing'

/** A number that a person can try, with what it does. */
export interface TestNumber {
  readonly number: string
  readonly does: string
  readonly outcome: SandboxOutcome
  /** Of a transfer under way: what it comes to after a while; nothing when it never ends. */
  readonly settlesTo?: 'paid' | 'failed'
  /** The payer has to approve it at their bank first. */
  readonly isAsked?: boolean
  /** What is sent back to it does not arrive. */
  readonly refundFails?: boolean
  /** The payer's bank wants the money back soon after. */
  readonly isDisputed?: boolean
}

/** Test cards by number, as the big providers have them. */
export const testCards: readonly TestNumber[] = [
  { number: '4242424242424242', does: 'succeeds', outcome: 'paid' },
  { number: '5555555555554444', does: 'succeeds', outcome: 'paid' },
  { number: '4000000000000002', does: 'declined', outcome: 'failed' },
  { number: '4000000000009995', does: 'insufficient funds', outcome: 'failed' },
  {
    number: '4000002500003155',
    does: 'requires approval by the payer’s bank',
    outcome: 'paid',
    isAsked: true,
  },
  { number: '4000000000003063', does: 'stays under review', outcome: 'processing' },
  {
    number: '4000000000005126',
    does: 'succeeds, refunds fail',
    outcome: 'paid',
    refundFails: true,
  },
  {
    number: '4000000000000259',
    does: 'succeeds, disputed soon after',
    outcome: 'paid',
    isDisputed: true,
  },
]

/** Accounts of the test bank, routing number 110000000. */
export const testAccounts: readonly TestNumber[] = [
  {
    number: '000123456789',
    does: 'succeeds after a delay',
    outcome: 'processing',
    settlesTo: 'paid',
  },
  {
    number: '000111111116',
    does: 'insufficient funds',
    outcome: 'processing',
    settlesTo: 'failed',
  },
  { number: '000111111113', does: 'account closed', outcome: 'failed' },
  { number: '000000000009', does: 'stays pending', outcome: 'processing' },
]

/**
 * What a number leads to: one of the lists, else a refusal. Spaces and dashes in it do not count.
 */
export function outcomeOf(
  method: 'credit' | 'ach',
  typed: string,
): Omit<TestNumber, 'number' | 'does'> {
  const digits = typed.replace(/[\s-]/g, '')
  const numbers = method === 'credit' ? testCards : testAccounts
  return numbers.find(({ number }) => number === digits) ?? { outcome: 'failed' }
}
