import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import * as z from 'zod/mini'
import { stateOfSources } from './source-states'

/** What decides on bundles beside their sources: how they are made, and of which packages. */
const makers = ['infra/bundle', 'package.json', 'package-lock.json', 'tsconfig.json']
/** Of each handler: a server that runs may still read the one before. */
const keptVersions = 2

const note = z.object({
  sources: z.array(z.string()),
  packages: z.array(z.enum(['native', 'fonts'])),
})

/**
 * The bundles of a project that were made, below `.build/functions`: a folder for each state of a
 * handler's sources. Any number of processes may read and keep them at a time.
 */
export function bundleCache(projectFolder: string) {
  const folder = join(projectFolder, '.build', 'functions')
  const noteFile = (handlerFile: string) => join(folder, handlerFile, 'sources.json')
  const versionFolder = (handlerFile: string, sources: readonly string[]) =>
    join(folder, handlerFile, stateOfSources(projectFolder, [...makers, ...sources]))
  const readNote = (handlerFile: string) =>
    existsSync(noteFile(handlerFile))
      ? note.parse(JSON.parse(readFileSync(noteFile(handlerFile), 'utf8')))
      : undefined

  return {
    folder,

    /** The bundle of a handler, where there is one and none of its sources has changed since. */
    fresh(handlerFile: string): string | undefined {
      const there = readNote(handlerFile)
      if (there === undefined) return undefined
      const file = join(versionFolder(handlerFile, there.sources), 'index.js')
      return existsSync(file) ? file : undefined
    },

    /** Which packages Lambda gets beside a bundle that is here. */
    packagesOf: (handlerFile: string) => readNote(handlerFile)?.packages ?? [],

    /** A folder for bundles that are being made, below which Node takes them for CommonJS. */
    makingFolder(name: string): string {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'package.json'), '{}')
      for (const folderLeft of readdirSync(folder).filter(isAbandoned))
        rmSync(join(folder, folderLeft), { recursive: true, force: true })
      return join(folder, `${making}${process.pid}-${name}`)
    },

    /**
     * Keeps a bundle that was made; where another process has made the same meanwhile, that stays.
     * @param made - the folder with the bundle
     * @param metafile - what esbuild says of it, with paths from the project's folder
     */
    keep(handlerFile: string, made: string, { metafile, packages }: MadeBundle): void {
      const sources = ownSources(join('functions', `${handlerFile}.ts`), metafile)
      const version = versionFolder(handlerFile, sources)
      mkdirSync(join(folder, handlerFile), { recursive: true })
      putThere(made, version)
      const unfinishedNote = `${noteFile(handlerFile)}.${process.pid}`
      writeFileSync(unfinishedNote, JSON.stringify({ sources, packages }))
      renameSync(unfinishedNote, noteFile(handlerFile))
      removeOld(join(folder, handlerFile), version)
    },
  }
}

interface MadeBundle {
  readonly metafile: Metafile
  readonly packages: readonly ('native' | 'fonts')[]
}

const making = 'making-'

/** Whether a folder was left by a process that ended while it made bundles. */
function isAbandoned(name: string): boolean {
  const pid = new RegExp(`^${making}(\\d+)-`).exec(name)?.[1]
  return pid !== undefined && !isAlive(Number(pid))
}

/** Whether a process of this machine runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function putThere(made: string, version: string): void {
  try {
    renameSync(made, version)
  } catch (error) {
    if (!existsSync(version)) throw error // else another process was faster
  }
}

function removeOld(place: string, newest: string): void {
  const others = readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[\da-f]{16}$/.test(entry.name))
    .map(({ name }) => join(place, name))
    .filter((version) => version !== newest)
    .map((version) => ({ version, at: statSync(version, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.at - one.at)
  for (const { version } of others.slice(keptVersions - 1))
    rmSync(version, { recursive: true, force: true })
}

/** Our own files that a module is made of; packages are those of the lock file. */
function ownSources(entry: string, { inputs }: Metafile): string[] {
  const paths = new Set([entry])
  for (const path of paths)
    for (const { path: other, external } of inputs[path]?.imports ?? [])
      if (external !== true && !other.startsWith('node_modules/')) paths.add(other) // the loop goes on with what is added
  return [...paths].sort()
}
