import type { Figures } from '../price/live-price'

export interface Part {
  readonly name: 'Cost' | 'DMC' | 'Land' | 'Air' | 'Rack' | 'Custom'
  /** Minor units, above zero. */
  readonly amount: number
  /** Share of the sell price, in tenths of a percent. */
  readonly permille: number
}

/**
 * The composition of the sell price: cost, and each positive margin. Reductions (a discount, a
 * negative margin) are taken from the largest margins first, so that the parts never exceed the
 * sell price unless it is below cost.
 */
export function compositionOf({ finance, costs, margins }: Figures): Part[] {
  const { sell } = finance
  if (sell <= 0) return []
  const { dmc: DMC, land: Land, air: Air, rack: Rack, custom: Custom } = margins
  const amounts = { DMC, Land, Air, Rack, Custom }
  const sources = (['DMC', 'Land', 'Air', 'Rack', 'Custom'] as const).map((name) => ({
    name,
    amount: amounts[name],
  }))
  let takenSum = -sources.reduce((sum, { amount }) => sum + Math.min(0, amount), 0)
  const byWeight = [...sources].sort((one, other) => other.amount - one.amount)
  const amountLeft = new Map<string, number>()
  for (const { name, amount } of byWeight) {
    const givenAmount = Math.min(Math.max(0, amount), takenSum)
    takenSum -= givenAmount
    amountLeft.set(name, Math.max(0, amount) - givenAmount)
  }
  const parts = sources.map(({ name }) => ({ name, amount: amountLeft.get(name) ?? 0 }))
  return [{ name: 'Cost' as const, amount: costs.supplier + costs.upfront }, ...parts]
    .filter(({ amount }) => amount > 0)
    .map((part) => ({ ...part, permille: permilleOf(part.amount, sell) }))
}

/** A share in tenths of a percent, rounded half away from zero; 0 of zero. */
export function permilleOf(part: number, whole: number): number {
  if (whole === 0) return 0
  const share = (part * 1_000) / whole
  return Math.sign(share) * Math.round(Math.abs(share))
}

/** `17.9%`, `−1.4%`. */
export function percentText(permille: number): string {
  return `${permille < 0 ? '−' : ''}${(Math.abs(permille) / 10).toFixed(1)}%`
}
