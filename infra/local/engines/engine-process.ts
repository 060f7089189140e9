import { type ChildProcess, spawn } from 'node:child_process'
import { StartFailure } from '../start-failure'

/** How to run an engine that is a program of its own. */
export interface EngineCommand {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** Any HTTP answer from here means that the engine is ready. */
  readonly endpoint: string
  readonly workingFolder?: string
  readonly patienceMs?: number
}

export interface EngineProcess {
  readonly endpoint: string
  readonly processId: number | undefined
  /** Resolves when the engine has ended, whoever ended it. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/**
 * Ends the engine when its standard input closes, which the system does for us however we die,
 * `kill -9` included. The engine gets no input of its own, and a session of its own, so that Ctrl-C
 * reaches us first.
 */
const endWithParent = `exec 3<&0; "$@" 3<&- </dev/null & engine=$!
(cat <&3 >/dev/null; kill "$engine" 2>/dev/null) & watch=$!
trap 'kill "$engine" 2>/dev/null' TERM INT HUP
wait "$engine"; code=$?; kill "$watch" 2>/dev/null; exit "$code"`

/**
 * Starts an engine and waits until it answers.
 * @throws StartFailure with the engine's own last words when it ends before it is ready, or is not
 * ready in time
 */
export async function startEngineProcess(engine: EngineCommand): Promise<EngineProcess> {
  const child = spawn('/bin/sh', ['-c', endWithParent, 'engine', engine.command, ...engine.args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    ...(engine.workingFolder === undefined ? {} : { cwd: engine.workingFolder }),
  })
  const lastWords = collectOutput(child)
  const exit = new Promise<void>((resolve) => child.once('close', () => resolve()))
  child.stdin.on('error', () => undefined)
  const stop = async () => {
    child.stdin.end()
    await exit
  }
  const outcome = await Promise.race([answers(engine), exit.then(() => 'ended' as const)])
  if (outcome === 'ready')
    return { endpoint: engine.endpoint, processId: child.pid, ended: exit, stop }
  await stop()
  const words = lastWords()
  throw new StartFailure(
    outcome === 'ended'
      ? `${engine.name} stopped during startup${words === '' ? '.' : `: ${words}`}`
      : `${engine.name} did not answer within ${(engine.patienceMs ?? 20_000) / 1000} seconds.`,
  )
}

function collectOutput(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-2_000)
    })
  }
  return () => output.trim().split('\n').at(-1) ?? ''
}

async function answers({
  endpoint,
  patienceMs = 20_000,
}: EngineCommand): Promise<'ready' | 'late'> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    try {
      const response = await fetch(endpoint, { signal: AbortSignal.timeout(2_000) })
      await response.arrayBuffer()
      return 'ready'
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 15))
    }
  }
  return 'late'
}
