import { build } from 'esbuild'
import { expect, test } from 'vitest'

test.each(['price-itinerary', 'explain'])(
  '%s brings neither zod nor dinero into the browser',
  async (file) => {
    const { metafile } = await build({
      entryPoints: [`shared/pricing/${file}.ts`],
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      logLevel: 'silent',
    })
    expect(Object.keys(metafile.inputs).filter((input) => input.includes('node_modules'))).toEqual(
      [],
    )
  },
)
