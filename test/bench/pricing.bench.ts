import { priceItinerary } from '#shared/pricing/price-itinerary'
import { type BenchRow, type BenchSize, quantile } from './bench-row'
import { benchItinerary } from './pricing-case'
import { naivePrice } from './pricing-naive'

/**
 * Pricing an itinerary of 14 days, 42 lines and 5 currencies with all its figures, and the same
 * sums as naive dinero.js operations, interleaved in one run. Medians of batches.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  const input = benchItinerary()
  assertSameSums(input)
  const batches = { ours: [] as number[], dinero: [] as number[] }
  for (let batch = 0; batch < (isSmall ? 60 : 300); batch++) {
    batches.ours.push(microsecondsEach(() => priceItinerary(input), 50))
    batches.dinero.push(microsecondsEach(() => naivePrice(input), 5))
  }
  const ours = quantile(batches.ours.slice(50), 0.5)
  const dinero = quantile(batches.dinero.slice(50), 0.5)
  yield [
    {
      name: 'price 42 lines, 5 currencies',
      value: ours,
      unit: 'µs',
      target: '≤ 25',
      ok: ours <= 25,
    },
    {
      name: 'the same in naive dinero.js',
      value: dinero,
      unit: 'µs',
      target: 'for the ratio',
      ok: true,
    },
    {
      name: 'ours / naive dinero.js',
      value: ours / dinero,
      unit: 'ratio',
      target: '≤ 0.4',
      ok: ours / dinero <= 0.4,
    },
  ]
}

function assertSameSums(input: ReturnType<typeof benchItinerary>): void {
  const { finance, margins } = priceItinerary(input)
  const naive = naivePrice(input)
  for (const [name, ours, theirs] of [
    ['sell', finance.sell, naive.sell],
    ['deposit', finance.deposit, naive.deposit],
    ['margins', margins.total, naive.margin],
  ] as const) {
    if (Math.abs(ours - theirs) > 42)
      throw new Error(`${name}: ${ours} is not the naive sum ${theirs}`)
  }
}

function microsecondsEach(run: () => unknown, times: number): number {
  const start = performance.now()
  for (let time = 0; time < times; time++) run()
  return ((performance.now() - start) * 1000) / times
}
