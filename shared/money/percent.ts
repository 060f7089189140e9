import { type Decimal, trimDecimal } from './decimal'
import { addExact, multiplyExact, powerOfTen } from './exact-integer'

const hundredAt = (scale: number) => multiplyExact(100, powerOfTen(scale))

/** p% as a factor: 3.5 is 0.035. */
export function percentFactor({ units, scale }: Decimal): Decimal {
  return trimDecimal({ units, scale: scale + 2 })
}

/** 1 + p%: 3 is 1.03. */
export function onePlusPercent({ units, scale }: Decimal): Decimal {
  return trimDecimal({ units: addExact(hundredAt(scale), units), scale: scale + 2 })
}

/** 1 − p%: 20 is 0.8. */
export function oneMinusPercent({ units, scale }: Decimal): Decimal {
  return trimDecimal({
    units: addExact(hundredAt(scale), multiplyExact(units, -1)),
    scale: scale + 2,
  })
}
