export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: Math.round(count) }, (_, index) => make(index))

/**
 * One decimal for small offsets, none for the rest: invisible at poster scale, and a third of the
 * bytes.
 */
export const num = (value: number): string =>
  String((Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value)) || 0).replace(
    /^(-?)0\./,
    '$1.',
  )

/** Factors and offsets: two decimals, no leading zero. */
export const short = (value: number): string => String(+value.toFixed(2)).replace('0.', '.')

/**
 * Tagged template for path data and attributes: rounds the numbers, drops the blanks that SVG does
 * not need.
 */
export const d = (raw: TemplateStringsArray, ...values: (number | string)[]): string =>
  String.raw(
    { raw },
    ...values.map((value) => (typeof value === 'number' ? num(value) : value)),
  ).replace(/ -/g, '-')

export const opacity = (alpha: number): string => ` opacity="${short(alpha)}"`

/**
 * How dark the shaded side of a thing is, its shadow on the ground, and how bright light on water
 * is.
 */
export const [shadeAlpha, shadowAlpha, shimmerAlpha] = [opacity(0.16), opacity(0.3), opacity(0.5)]

export const path = (data: string, fill: string, extra = ''): string =>
  data ? `<path d="${data}"${fill ? ` fill="${fill}"` : ''}${extra}/>` : ''

export const group = (attributes: string, content: string): string =>
  content ? `<g ${attributes}>${content}</g>` : ''

export const circle = (x: number, y: number, radius: number, fill = ''): string =>
  d`<circle cx="${x}" cy="${y}" r="${radius}"${fill ? ` fill="${fill}"` : ''}/>`

/** Stands a defined symbol at x, y, scaled by k; a negative k mirrors it. */
export const place = (id: string, x: number, y: number, k: number): string =>
  d`<use href="#${id}" transform="translate(${x} ${y})scale(${k < 0 ? `${short(k)} ${short(-k)}` : short(k)})"/>`
