import type { ChildProcess } from 'node:child_process'

/** Waits until a process says some words. */
export function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
      if (output.includes(words)) resolve()
    })
    child.once('exit', () => reject(new Error(`It ended before it said "${words}"`)))
  })
}

/** Ends a process, as Ctrl-C does. */
export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGINT')
  })
}
