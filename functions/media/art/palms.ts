import type { RandomStream } from '#shared/art/random-stream'
import { plant } from './plant'
import { limb, type Point, trunk } from './shapes'
import { d, times } from './svg-text'

export const palm = plant('pa', (r, variant) => {
  const lean = r.range(20, 58) * (variant ? -1 : 1)
  const crown = [0.42, 0.05, -0.42, -0.95, -1.5, -2.1, -2.7, -3.15, -3.6].map((angle) =>
    frond({
      from: [lean, -178],
      angle: angle + r.range(-0.1, 0.1),
      reach: r.range(64, 86),
      droop: 38,
    }),
  )
  const stem = d`M-14 4Q-6 0 -5 -14Q${lean * 0.1 - 4} -110 ${lean - 2.6} -180h5.2Q${lean * 0.1 + 5} -110 5 -14Q6 0 14 4z`
  return { dark: stem + crown.join('') }
})

export const fern = plant('fe', (r) => ({
  dark: times(7, (i) =>
    frond({
      from: [0, 4],
      angle: -2.8 + i * 0.42 + r.range(-0.1, 0.1),
      reach: r.range(80, 130),
      droop: r.range(10, 44),
    }),
  ).join(''),
}))

/** Fan palm of the Okavango: a straight stem under a round head. */
export const fanPalm = plant('fp', (r) => ({
  dark:
    trunk(3.6, 3, 8, 164) + rosette(r, { at: [8, -166], reach: 42, leaves: 17, from: -4, to: 1 }),
}))

/** Giant groundsel of the high moorland: thick forking stems, each under a heavy rosette. */
export const groundsel = plant('gs', (r) => {
  const heads: Point[] = [
    [r.range(-4, 14), -156],
    [-r.range(36, 50), -r.range(116, 136)],
    [r.range(40, 54), -r.range(104, 126)],
  ]
  const stems = heads.map(
    ([x, y]) =>
      limb({ from: [0, -44], by: [x * 0.8, -70], to: [x, y], halfWidths: [5, 7] }) +
      rosette(r, { at: [x, y], reach: 37, leaves: 13, from: -3.5, to: 0.36 }),
  )
  const lit = () =>
    heads.map(([x, y]) =>
      rosette(r, { at: [x, y - 4], reach: 25, leaves: 6, from: -2.6, to: -0.5 }),
    )
  return { dark: trunk(8, 6, 0, 56) + stems.join(''), lit: lit().join('') }
})

type Frond = { from: Point; angle: number; reach: number; droop: number }

/** A feathered frond: an arching rib with a saw edge of leaflets below. */
function frond({ from: [x, y], angle, reach, droop }: Frond): string {
  const [cx, cy] = [Math.cos(angle) * reach * 0.55, Math.sin(angle) * reach * 0.8 - reach * 0.16]
  const [ex, ey] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.66 + droop]
  const on = (t: number, below: number): Point => [
    2 * t * (1 - t) * cx + t * t * ex,
    2 * t * (1 - t) * cy + t * t * ey + below * Math.sin(Math.PI * t),
  ]
  const teeth = [0.88, 0.73, 0.58, 0.43, 0.28].flatMap((t) => [on(t + 0.04, 17), on(t, 9)])
  return `${d`M${x} ${y}q${cx} ${cy} ${ex} ${ey}` + teeth.map(([qx, qy]) => d`L${x + qx} ${y + qy}`).join('')}z`
}

type Rosette = { at: Point; reach: number; leaves: number; from: number; to: number }

/** A star of pointed leaves between two angles. */
function rosette(r: RandomStream, { at: [x, y], reach, leaves, from, to }: Rosette): string {
  return times(leaves, (i) => {
    const angle = from + ((to - from) * i) / (leaves - 1) + r.range(-0.06, 0.06)
    const [ex, ey] = [
      Math.cos(angle) * reach * r.range(0.85, 1.1),
      Math.sin(angle) * reach * r.range(0.85, 1),
    ]
    const [nx, ny] = [ey * 0.12, -ex * 0.12] // half the width of the leaf, across it
    return d`M${x} ${y}l${ex * 0.5 + nx} ${ey * 0.5 + ny} ${ex * 0.5 - nx} ${ey * 0.5 - ny} ${-ex * 0.5 - nx} ${-ey * 0.5 - ny}z`
  }).join('')
}
