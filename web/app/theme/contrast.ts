import { hexOf, oklchOf, parseHex, toLinear } from './oklch'

/** Contrast ratio of two hex colours by WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Body text and its ground must reach this ratio at level AA. */
export const readable = 4.5

/**
 * The colour nearest to `color` that reaches `ratio` on every one of the grounds, found by moving its lightness one way.
 * The end of the scale (black or white) when nothing nearer does.
 */
export function readableOn(color: string, { grounds, towards, ratio = readable }: ReadableOn): string {
  const { lightness, chroma, hue } = oklchOf(color)
  const step = towards === 'darker' ? -0.005 : 0.005
  for (let at = lightness; at >= 0 && at <= 1; at += step) {
    const candidate = hexOf({ lightness: at, chroma, hue })
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate
  }
  return towards === 'darker' ? '#000000' : '#FFFFFF'
}

interface ReadableOn {
  readonly grounds: readonly string[]
  readonly towards: 'darker' | 'lighter'
  readonly ratio?: number
}

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex) ?? [0, 0, 0]
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}
