/**
 * How far a sweep goes. Each run of the suite goes so far that it still meets what such sweeps have
 * found before; with TEST_SWEEPS=long, every night, it goes the whole way.
 */
export const sweepSize = ({ short, long }: { readonly short: number; readonly long: number }) =>
  process.env.TEST_SWEEPS === 'long' ? long : short
