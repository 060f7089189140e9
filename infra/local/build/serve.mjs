import { pathToFileURL } from 'node:url'
import { inProject, projectFolder } from './project.mjs'
import { run } from './run.mjs'
import { webFolder } from './web.mjs'

/**
 * Runs the bundled server as it is, without looking at its sources: what `npm run dev` starts again
 * and again.
 */
await run(async () => {
  const { main } = await import(pathToFileURL(inProject('.build/dev/main.js')).href)
  await main({
    args: process.argv.slice(2),
    projectFolder,
    web: Promise.resolve(webFolder),
    isDevelopment: true,
  })
})
process.exit()
