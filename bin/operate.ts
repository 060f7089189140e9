import { OperateFailure } from '../infra/operate/operate-failure'

/** `npm run bootstrap`, `import`, `smoke`: what is done to a stage from outside, on AWS and on this machine alike. */
const commands: Readonly<Record<string, () => Promise<(args: readonly string[]) => Promise<string>>>> = {
  import: async () => (await import('../infra/operate/import/import')).importFolder,
  bootstrap: async () => (await import('../infra/operate/bootstrap')).bootstrap,
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const command = await commands[name]?.()
  if (command === undefined) throw new OperateFailure(`Commands: ${Object.keys(commands).join(', ')}`)
  console.log(await command(args))
} catch (error) {
  console.error(error instanceof OperateFailure ? error.message : error)
  process.exitCode = 1
}
