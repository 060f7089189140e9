/**
 * How far a sweep goes. Each run of the suite goes so far that it still meets what such sweeps have
 * found before; with TEST_SWEEPS=long, every night, it goes the whole way.
 */
export const sweepSize = <Size>({ short, long }: { readonly short: Size; readonly long: Size }) =>
  process.env.TEST_SWEEPS === 'long' ? long : short
