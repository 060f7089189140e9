import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { retryImport } from './retry-import'

/** A component in a chunk of its own, that may be loaded ahead. */
export type LazyPage<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the chunk before it is drawn; a failure is left to the drawing. */
  readonly preload: () => void
}

/** A page in a chunk of its own: `lazyPage(() => import('../pages/Builder'), (page) => page.Builder)`. */
export function lazyPage<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyPage<Props> {
  const page = lazy(async () => ({ default: pick(await retryImport(load)) }))
  const preload = () => void load().catch(() => undefined)
  return Object.assign(page, { preload })
}
