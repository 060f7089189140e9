#!/usr/bin/env node
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from '../infra/local/build/install.mjs'
import { inProject, projectFolder } from '../infra/local/build/project.mjs'
import { run } from '../infra/local/build/run.mjs'
import { buildServer } from '../infra/local/build/server.mjs'
import { buildWeb, webFolder } from '../infra/local/build/web.mjs'

// Each function is a bundle of its own: compiled once, the next start has it. Not in Node 20.
module.enableCompileCache?.(inProject('.build/compiled'))

await run(async () => {
  ensureInstalled()
  const web = buildWeb().then(() => webFolder)
  web.catch(() => undefined)
  const server = await buildServer()
  const { main } = await import(pathToFileURL(join(server, 'main.js')).href)
  await main({ args: process.argv.slice(2), projectFolder, web })
})
process.exit()
