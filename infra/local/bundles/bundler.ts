import { setPriority } from 'node:os'
import { everyFunction, optionalFunctions } from '../../config/functions'
import { makeBundles, makeManyBundles } from './make-bundles'

/** What the bundler is asked for: a handler that somebody waits for. */
export interface BundleAsked {
  readonly handlerFile: string
}

/** What became of it. */
export interface BundleTold extends BundleAsked {
  readonly failure?: string
}

/** Asked for within so many milliseconds are bundled together, which is cheaper than one by one. */
const gatherMs = 15
/** So many are made together while nobody waits. */
const atATime = 12

/**
 * The process that makes bundles for the product of one machine: those that it is asked for, or all
 * as there is time, and then it ends. It ends with whoever started it.
 */
const [, , projectFolder = '', which] = process.argv
let waiting = new Set<string>()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
if (which === 'all') void makeAll()
else
  process.on('message', ({ handlerFile }: BundleAsked) => {
    if (waiting.size === 0) setTimeout(makeWaiting, gatherMs)
    waiting.add(handlerFile)
  })

async function makeWaiting(): Promise<void> {
  const handlerFiles = [...waiting]
  waiting = new Set()
  const failure = await makeBundles({ projectFolder, handlerFiles }).then(
    () => undefined,
    reasonFor,
  )
  for (const handlerFile of handlerFiles) tell({ handlerFile, ...(failure && { failure }) })
}

async function makeAll(): Promise<void> {
  setPriority(10) // esbuild begins after this, and gets it, too
  const handlerFiles = [...everyFunction(), ...optionalFunctions]
    .sort((one, other) => other.memoryMb - one.memoryMb) // what a session begins with has more
    .map((one) => one.handlerFile)
  const failures = await makeManyBundles({ projectFolder, handlerFiles, atATime })
  for (const failure of failures) process.stderr.write(`${failure}\n`)
  process.exit(failures.length > 0 ? 1 : 0)
}

const tell = (told: BundleTold) => process.send?.(told)
const reasonFor = (error: unknown) => (error instanceof Error ? error.message : String(error))
