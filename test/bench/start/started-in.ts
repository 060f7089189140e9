import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** Seconds until a project's `npm start` serves its first page; it is then ended as Ctrl-C does. */
export async function startedIn(folder: string, port: number): Promise<number> {
  const begun = performance.now()
  const child = spawn(process.execPath, ['bin/start.mjs', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  try {
    while (!(await serves(port))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
      await wait(20)
    }
    return (performance.now() - begun) / 1000
  } finally {
    child.kill('SIGINT')
    await ended
  }
}

async function serves(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2_000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
