#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { ensureInstalled } from '../infra/local/build/install.mjs'
import { inProject, projectFolder } from '../infra/local/build/project.mjs'
import { run } from '../infra/local/build/run.mjs'
import { serverBuildOptions } from '../infra/local/build/server.mjs'

/** The server, bundled and started again at every change, beside Vite with hot reload. */
await run(async () => {
  ensureInstalled()
  const args = process.argv.slice(2)
  const at = args.indexOf('--port')
  const port = at < 0 ? '4000' : args[at + 1]
  const node = (file, rest, env = {}) =>
    spawn(process.execPath, [file, ...rest], {
      cwd: projectFolder,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })

  let server
  let restarts = Promise.resolve()
  const ended = (child) =>
    new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve()))
  const restart = async () => {
    server?.kill('SIGINT')
    if (server !== undefined) await ended(server)
    server = node(inProject('infra/local/build/serve.mjs'), args)
  }
  const { context } = await import('esbuild')
  const options = serverBuildOptions()
  const onEnd = (build) =>
    build.onEnd(({ errors }) => {
      if (errors.length === 0) restarts = restarts.then(restart)
    })
  const bundler = await context({
    ...options,
    plugins: [...options.plugins, { name: 'restart', setup: onEnd }],
  })
  await bundler.watch()
  const vite = node(
    inProject('node_modules/vite/bin/vite.js'),
    ['--config', inProject('.vite.config.ts')],
    {
      TEMBEA_PORT: port,
    },
  )

  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve)
    vite.once('exit', resolve)
  })
  await bundler.dispose()
  await restarts
  vite.kill('SIGINT')
  server?.kill('SIGINT')
  await Promise.all([ended(vite), server === undefined ? undefined : ended(server)])
})
process.exit()
