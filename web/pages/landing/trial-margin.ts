/** Rates in percent. The deposit moves what is paid first, not what is earned. */
export interface TrialRates {
  readonly land: number
  readonly air: number
  readonly deposit: number
}

export interface TrialMargin {
  /** All in US cents. */
  readonly margin: number
  readonly sell: number
  /** Margin in percent of the sell. */
  readonly share: number
  readonly parts: readonly { readonly name: string; readonly amount: number }[]
}

/** The trip of the pictures, in US cents: what land and air cost with the DMC's share, that share, and a discount. */
const trip = { land: 7_441_585, air: 1_054_953, dmc: 254_896, discount: 150_000 }

/** What the trip of the pictures sells for and earns, by the formula of 1 §5: a cost divided by one minus its rate. */
export function marginOf({ land, air }: TrialRates): TrialMargin {
  const landSell = Math.round(trip.land / (1 - land / 100))
  const airSell = Math.round(trip.air / (1 - air / 100))
  const sell = landSell + airSell - trip.discount
  const cost = trip.land + trip.air - trip.dmc
  const margin = sell - cost
  return {
    margin,
    sell,
    share: (margin / sell) * 100,
    parts: [
      { name: 'cost', amount: cost },
      { name: 'dmc', amount: trip.dmc },
      { name: 'land', amount: Math.max(0, landSell - trip.land - trip.discount) },
      { name: 'air', amount: airSell - trip.air },
    ],
  }
}
