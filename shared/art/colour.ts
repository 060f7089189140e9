/** A colour on the way from one to another; colours are `#rrggbb`, t runs from 0 to 1. */
export function mix(from: string, to: string, t: number): string {
  const [target, share] = [channels(to), within(t)]
  const mixedChannels = channels(from).map((value, i) =>
    Math.round(value + ((target[i] ?? 0) - value) * share),
  )
  return `#${mixedChannels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** A colour on the way through several, evenly spaced. */
export function ramp(colours: readonly string[], t: number): string {
  const at = within(t) * (colours.length - 1)
  const i = Math.min(Math.floor(at), colours.length - 2)
  return mix(colours[i] ?? '#000000', colours[i + 1] ?? '#000000', at - i)
}

const within = (t: number): number => Math.min(1, Math.max(0, t))

const channels = (hex: string): number[] =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
