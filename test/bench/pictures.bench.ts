import sharp from 'sharp'
import { resizePicture } from '../../functions/pictures/resize-picture'
import { type BenchRow, type BenchSize, quantile } from './bench-row'

/**
 * Sizes of a photograph of 12 megapixels, in processor time: the median of several, since a
 * neighbor on the core costs a third.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = await sharp({
    create: { width: 1000, height: 750, channels: 3, background: '#888', noise },
  })
    .blur(1.5)
    .resize(4_000, 3_000)
    .jpeg({ quality: 88 })
    .toBuffer()
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    const rounds: number[] = []
    for (let round = 0; round < (isSmall ? 1 : 9); round++) {
      const before = process.cpuUsage()
      await resizePicture(photo, { width: 400, ratio: '3x2', crop: 'faces', format })
      const { user, system } = process.cpuUsage(before)
      rounds.push((user + system) / 1_000)
    }
    const value = quantile(rounds, 0.5)
    yield [
      {
        name: `12 MP to 400 px, ${format}`,
        value,
        unit: 'ms of processor',
        target: '≤ 150',
        ok: value <= 150,
      },
    ]
  }
}
