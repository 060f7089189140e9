import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Template } from 'aws-cdk-lib/assertions'
import { buildSync } from 'esbuild'
import {
  cdkSettings,
  type StageName,
  type SynthesisedStage,
  synthesiseStage,
} from './synthesise-stage'

/** One stack of a stage as it was synthesised. */
export interface MadeStack {
  readonly stackName: string
  readonly template: Template
  /** The stacks that are deployed before it. */
  readonly dependencies: readonly MadeStack[]
  readonly terminationProtection: boolean
}

const single = [
  'watch',
  'data',
  'media',
  'queues',
  'api',
  'health',
  'mail',
  'jobs',
  'web',
  'pages',
] as const
const lists = ['routeStacks', 'backups', 'pipeline', 'smoke', 'inbound', 'errors'] as const

type MadeStacks = Readonly<
  Record<(typeof single)[number], MadeStack> & Record<(typeof lists)[number], readonly MadeStack[]>
>

interface MadeStage {
  readonly stacks: MadeStacks
  readonly findings: readonly string[]
  readonly templates: readonly Template[]
  readonly templateOf: (stack: MadeStack) => Template
}

const folder = join(import.meta.dirname, '../../.build/stacks')
const retainedFiles = 12
const made = new Map<string, MadeStage>()

/**
 * Every stack of a stage. Synthesised once for one state of the sources, whichever test file, worker
 * or run asks first: the result is a file in `.build/stacks`.
 */
export function stacksOf(stageName: StageName): MadeStage {
  const stage = made.get(stageName) ?? readStage(storedStage(stageName))
  made.set(stageName, stage)
  return stage
}

function storedStage(stageName: StageName): SynthesisedStage {
  const name = createHash('sha256').update(`${atStart} ${stageName}`).digest('hex')
  const file = join(folder, `${name.slice(0, 32)}.json`)
  mkdirSync(folder, { recursive: true })
  return read(file) ?? inTurn(`${file}.lock`, () => read(file) ?? synthesiseInto(file))

  function synthesiseInto(target: string): SynthesisedStage {
    const stage = synthesiseStage(stageName)
    // What was edited meanwhile may be in the result or not: the next run synthesises it again.
    if (!isAsAtStart()) return stage
    writeFileSync(`${target}.${process.pid}`, JSON.stringify(stage))
    renameSync(`${target}.${process.pid}`, target)
    removeOldFiles()
    return stage
  }
}

function isAsAtStart(): boolean {
  try {
    return fingerprintOf(synthesisInputs()) === atStart
  } catch {
    return false // a source is being edited
  }
}

function read(file: string): SynthesisedStage | undefined {
  if (!existsSync(file)) return undefined
  utimesSync(file, new Date(), new Date())
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Runs what another process does not do at the moment; a lock whose process has died is removed. */
function inTurn<Result>(lock: string, run: () => Result): Result {
  while (!take(lock)) {
    const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
    if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true })
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  try {
    return run()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock: string): boolean {
  try {
    const handle = openSync(lock, 'wx')
    writeFileSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function removeOldFiles(): void {
  const newestFirst = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
    .sort((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs)
  for (const file of newestFirst.slice(retainedFiles)) rmSync(file, { force: true })
}

/** Files below the project that a synthesis reads. */
export function synthesisInputs(): readonly string[] {
  const { metafile } = buildSync({
    entryPoints: [join(import.meta.dirname, 'synthesise-stage.ts')],
    absWorkingDir: projectFolder,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  return [...Object.keys(metafile.inputs), 'package-lock.json', 'package.json', cdkSettings].sort()
}

const projectFolder = join(import.meta.dirname, '../..')

function fingerprintOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(process.versions.node)
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith('CDK_')) hash.update(`${name}=${value}\n`)
  for (const file of files) {
    const path = file.startsWith('/') ? file : join(projectFolder, file)
    const content = createHash('sha256').update(readFileSync(path)).digest('hex')
    hash.update(`${file} ${content}\n`)
  }
  return hash.digest('hex')
}

function readStage({ names, stacks, findings }: SynthesisedStage): MadeStage {
  const byName = new Map<string, MadeStack>()
  const stackOf = (name: string): MadeStack => {
    const there = byName.get(name)
    if (there !== undefined) return there
    const stored = stacks[name]
    if (stored === undefined) throw new Error(`No stack is called ${name}.`)
    let template: Template | undefined
    const stack: MadeStack = {
      stackName: name,
      dependencies: stored.dependencies.map(stackOf),
      terminationProtection: stored.isProtected,
      get template() {
        template ??= Template.fromJSON(stored.template)
        return template
      },
    }
    byName.set(name, stack)
    return stack
  }
  const one = (key: string): MadeStack => stackOf([names[key] ?? []].flat()[0] ?? key)
  const list = (key: string): MadeStack[] => [names[key] ?? []].flat().map(stackOf)
  const every = Object.keys(stacks).map(stackOf)
  return {
    stacks: Object.fromEntries([
      ...single.map((key) => [key, one(key)]),
      ...lists.map((key) => [key, list(key)]),
    ]),
    findings,
    templates: every.map(({ template }) => template),
    templateOf: ({ template }) => template,
  }
}

/**
 * Of the content of anything that a synthesis reads: every source that it imports, the versions of
 * packages, the CDK's settings and the engine. Taken as this process loads the same sources.
 */
const atStart = fingerprintOf(synthesisInputs())
