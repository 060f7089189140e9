import { OperateFailure } from '../infra/operate/operate-failure'

/**
 * `npm run bootstrap`, `import`, `smoke`, `copy-back`, `rollback` and the steps of `npm run deploy`:
 * what is done to a stage from outside, on AWS and on this machine alike.
 */
const commands: Readonly<
  Record<string, () => Promise<(args: readonly string[]) => Promise<string>>>
> = {
  smoke: async () => (await import('../infra/operate/smoke/smoke')).smoke,
  import: async () => (await import('../infra/operate/import/import')).importFolder,
  'copy-back': async () => (await import('../infra/operate/copy-back')).copyBack,
  rollback: async () => (await import('../infra/operate/rollback')).rollback,
  'settle-versions': async () => (await import('../infra/operate/settle-versions')).settleVersions,
  'watch-canaries': async () =>
    (await import('../infra/operate/canaries/watch-canaries')).watchCanaries,
  'after-deployment': async () =>
    (await import('../infra/operate/after-deployment')).afterDeployment,
  'make-smoke-agent': async () =>
    (await import('../infra/operate/smoke/make-smoke-agent')).makeSmokeAgent,
  restore: async () => (await import('../infra/operate/restore/restore')).restore,
  destroy: async () => (await import('../infra/operate/destroy/destroy')).destroy,
  bootstrap: async () => (await import('../infra/operate/bootstrap')).bootstrap,
}

process.env.POWERTOOLS_LOG_LEVEL ??= 'WARN' // what a command says is for a person
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'

const [name = '', ...args] = process.argv.slice(2)
try {
  const command = await commands[name]?.()
  if (command === undefined)
    throw new OperateFailure(`Commands: ${Object.keys(commands).join(', ')}`)
  console.log(await command(args))
} catch (error) {
  console.error(error instanceof OperateFailure ? error.message : error)
  process.exitCode = 1
}
