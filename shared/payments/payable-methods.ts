/** The ways in which a payer can pay a payment on its page; a wire is only marked as paid. */
export type PayableWay = 'credit' | 'ach'

/**
 * Those that there are in a currency: ACH moves US dollars between bank accounts in the United
 * States, and nothing else.
 */
export const payableMethods = (currency: string): readonly PayableWay[] =>
  currency === 'USD' ? ['credit', 'ach'] : ['credit']

/** How a payment can be paid at once, as in `You can pay by card`. */
export const onlineWays = (currency: string): string =>
  payableMethods(currency).includes('ach') ? 'by card or bank transfer' : 'by card'
