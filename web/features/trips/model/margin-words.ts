/** A share of a whole in percent with one decimal: `17.4%`, `−3.0%`; both in minor units of one currency. */
export function signedPercent(part: number, whole: number): string {
  const tenths = Math.round((1000 * Math.abs(part)) / Math.abs(whole))
  return `${part * whole < 0 && tenths > 0 ? '−' : ''}${(tenths / 10).toFixed(1)}%`
}
