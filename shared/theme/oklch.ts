/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.4, hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

type Triple = readonly [number, number, number]

/** Reads `#rgb` or `#rrggbb`; undefined when the text is no such colour. */
export function parseHex(text: string): Triple | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text.trim())
  const long = short ? undefined : /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim())
  const [, r = '', g = '', b = ''] = short ?? long ?? []
  if (r === '') return undefined
  const channel = (digits: string) =>
    Number.parseInt(digits.length === 1 ? digits + digits : digits, 16) / 255
  return [channel(r), channel(g), channel(b)]
}

/** sRGB channel 0 to 1 to linear light. */
export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const fromLinear = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

/** The OKLCH of a hex colour; black when the text is none. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = parseHex(hex) ?? [0, 0, 0]
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}

/** The nearest hex colour that a screen can show: chroma gives way until every channel fits. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const clampedLightness = Math.min(1, Math.max(0, lightness))
  for (let keptChroma = 1; keptChroma > 0; keptChroma -= 0.05) {
    const rgb = rgbOf({ lightness: clampedLightness, chroma: chroma * keptChroma, hue })
    if (rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)) return hexOfRgb(rgb)
  }
  return hexOfRgb(rgbOf({ lightness: clampedLightness, chroma: 0, hue }))
}

function rgbOf({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function hexOfRgb(rgb: Triple): string {
  const byte = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(byte).join('')}`.toUpperCase()
}
