import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vitest/config'

const judgedCalls = fileURLToPath(new URL('./judged-calls.ts', import.meta.url))

/**
 * Whatever a test calls of the file of a worker or a job runs as that function: its role is judged,
 * as that of a route is.
 */
export const judgedJobs = (): Plugin => ({
  name: 'judged-jobs',
  transform(code, id) {
    const file = /\/functions\/\w[\w-]*\/jobs\/([\w-]+)\.ts$/.exec(id)?.[1]
    if (file === undefined) return undefined
    const name = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const exported = [...code.matchAll(/^export (?:(?:async )?function|const) (\w+)/gm)].map(
      ([, one]) => one,
    )
    const judged = exported.map((one) => `${one} = asJob(${JSON.stringify(name)}, ${one})`)
    const assignable = code.replace(/^export const /gm, 'export let ')
    return `import { asJob } from ${JSON.stringify(judgedCalls)}\n${assignable}\n${judged.join('\n')}\n`
  },
})
