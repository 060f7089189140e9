import { projectFolder } from './project.mjs'
import { run } from './run.mjs'
import { serverEntry } from './server.mjs'
import { webFolder } from './web.mjs'

/** Runs the bundled server as it is, without looking at its sources: what `npm run dev` starts again and again. */
await run(async () => {
  const { main } = await import(serverEntry)
  await main({ args: process.argv.slice(2), projectFolder, web: Promise.resolve(webFolder) })
})
process.exit()
