import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react'
import { withRetries } from '../api/retry'

/** A component in its own chunk that can be preloaded. */
export type LazyPage<Props extends object> = FunctionComponent<Props> & {
  /** Preloads the chunk; failures surface on rendering. */
  readonly preload: () => Promise<unknown>
}

type PropsOf<Component> =
  Component extends ComponentType<infer Props extends object> ? Props : never

/**
 * A page in its own chunk: `lazyPage(() => import('../pages/Builder'), 'Builder')`. A loaded page
 * renders in the same frame, while React.lazy would show its fallback first.
 */
export function lazyPage<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyPage<PropsOf<Module[Name]>> {
  type Part = ComponentType<PropsOf<Module[Name]>>
  let loadedPart: Part | undefined
  const keep = (module: Module): Part => {
    loadedPart = module[name] as Part
    return loadedPart
  }
  const Waiting: ComponentType<PropsOf<Module[Name]>> = lazy(async () => ({
    default: keep(await retryImport(load)),
  }))
  const Page: FunctionComponent<PropsOf<Module[Name]>> = (props) => {
    const [Shown] = useState(() => loadedPart ?? Waiting)
    return createElement(Shown, props)
  }
  return Object.assign(Page, { preload: () => load().then(keep, () => undefined) })
}

/**
 * Like `lazyPage`, for a part of a page: `waiting`, or nothing, is shown in its place while it
 * loads.
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  waiting?: ReactNode,
): LazyPage<PropsOf<Module[Name]>> {
  const Page = lazyPage(load, name)
  const Part: FunctionComponent<PropsOf<Module[Name]>> = (props) =>
    createElement(Suspense, { fallback: waiting }, createElement(Page, props))
  return Object.assign(Part, { preload: Page.preload })
}

/**
 * Loads a module, trying 5 more times at least 500 ms apart (1 §9): a deploy or a bad connection
 * may lose a chunk.
 */
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
