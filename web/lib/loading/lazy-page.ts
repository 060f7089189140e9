import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { retryImport } from './retry-import'

/** A component in a chunk of its own, that may be loaded ahead. */
export type LazyPage<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the chunk before it is drawn; a failure is left to the drawing. */
  readonly preload: () => void
}

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never

/** A page in a chunk of its own: `lazyPage(() => import('../pages/Builder'), 'Builder')`. */
export function lazyPage<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyPage<PropsOf<Module[Name]>> {
  const page = lazy(async () => {
    const module = await retryImport(load)
    return { default: module[name] as ComponentType<PropsOf<Module[Name]>> }
  })
  const preload = () => void load().catch(() => undefined)
  return Object.assign(page, { preload })
}
