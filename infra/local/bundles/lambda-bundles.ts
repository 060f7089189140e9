import { type ChildProcess, fork, type StdioOptions } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bundleCache } from './bundle-cache'
import type { BundleAsked, BundleTold } from './bundler'

interface Waiting {
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

export interface LambdaBundles {
  /**
   * The file of a handler's bundle, made now where its sources have changed.
   * @throws Error with what esbuild says where it cannot be made
   */
  bundleOf(handlerFile: string): Promise<string>
  /** Makes those of these handlers. */
  prepare(handlerFiles: readonly string[]): Promise<void>
  /** Makes all as there is time, so that few are waited for later. */
  makeAllMeanwhile(): void
  stop(): void
}

/**
 * The very files that Lambda gets, each made when it is first asked for and kept in `.build/` until
 * one of its sources changes.
 * @param script - the built `bundler`
 */
export function lambdaBundles(script: URL, projectFolder: string): LambdaBundles {
  const cache = bundleCache(projectFolder)
  let bundler: ChildProcess | undefined
  let background: ChildProcess | undefined
  const waiting = new Map<string, Waiting[]>()
  const settle = (handlerFile: string, failure: string | undefined) => {
    const those = waiting.get(handlerFile) ?? []
    waiting.delete(handlerFile)
    for (const { resolve, reject } of those)
      if (failure === undefined) resolve()
      else reject(new Error(failure))
  }
  const start = (args: readonly string[], stdio: StdioOptions): ChildProcess => {
    const child = fork(fileURLToPath(script), [projectFolder, ...args], { execArgv: [], stdio })
    child.unref()
    child.channel?.unref()
    return child
  }
  const startWanted = (): ChildProcess => {
    const child = start([], 'inherit')
    child.on('message', ({ handlerFile, failure }: BundleTold) => settle(handlerFile, failure))
    child.once('exit', () => {
      if (bundler === child) bundler = undefined
      for (const handlerFile of waiting.keys()) settle(handlerFile, 'The bundler ended')
    })
    return child
  }
  const makeWanted = (handlerFile: string) =>
    new Promise<void>((resolve, reject) => {
      const those = waiting.get(handlerFile) ?? []
      waiting.set(handlerFile, [...those, { resolve, reject }])
      if (those.length > 0) return
      bundler ??= startWanted()
      bundler.send({ handlerFile } satisfies BundleAsked)
    })
  const findBundle = async (handlerFile: string) => {
    const there = cache.fresh(handlerFile)
    if (there !== undefined) return there
    await makeWanted(handlerFile)
    const file = cache.fresh(handlerFile)
    if (file === undefined)
      throw new Error(`functions/${handlerFile}.ts changes while it is bundled`)
    return file
  }
  return {
    bundleOf: findBundle,
    async prepare(handlerFiles) {
      await Promise.all(handlerFiles.map(findBundle))
    },
    makeAllMeanwhile() {
      background = start(['all'], ['ignore', 'ignore', 'ignore', 'ipc']) // who asks for one that cannot be made is told
    },
    stop() {
      bundler?.kill('SIGKILL')
      background?.kill('SIGKILL')
    },
  }
}
