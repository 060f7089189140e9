#!/usr/bin/env node
import { ensureInstalled } from '../infra/local/build/install.mjs'
import { projectFolder } from '../infra/local/build/project.mjs'
import { run } from '../infra/local/build/run.mjs'
import { buildServer, seedEntry } from '../infra/local/build/server.mjs'

await run(async () => {
  ensureInstalled()
  await buildServer()
  const { main } = await import(seedEntry)
  await main({ args: process.argv.slice(2), projectFolder })
})
process.exit()
