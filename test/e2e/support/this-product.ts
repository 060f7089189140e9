import { inject } from 'vitest'

export interface Product {
  /** Where it is served, without a slash at the end. */
  readonly address: string
  /** Where its data are. */
  readonly dataFolder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    products: Product[]
    /** A data folder that a product has begun with and left, to begin others with copies of it. */
    demoData: string
  }
}

/** The product of this worker: two files that run at one time must not see what the other does. */
export function thisProduct(): Product {
  const product = inject('products')[Number(process.env.VITEST_POOL_ID) - 1]
  if (product === undefined) throw new Error(`No product for worker ${process.env.VITEST_POOL_ID}`)
  return product
}
