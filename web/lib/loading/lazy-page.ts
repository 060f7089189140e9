import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { withRetries } from '../api/retry'

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

/** Loads a module, trying 5 more times with at least 500 ms between (1 §9): a deploy or a bad line may lose a chunk. */
export function retryImport<Module>(
  load: () => Promise<Module>,
  wait?: (ms: number) => Promise<void>,
): Promise<Module> {
  return withRetries(load, {
    retries: 5,
    minWaitMs: 500,
    isWorthIt: () => true,
    ...(wait === undefined ? {} : { wait }),
  })
}
