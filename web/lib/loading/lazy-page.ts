import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { retryImport } from './retry-import'

/** A page in a chunk of its own: `lazyPage(() => import('../pages/Builder'), (page) => page.Builder)`. */
export function lazyPage<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: pick(await retryImport(load)) }))
}
