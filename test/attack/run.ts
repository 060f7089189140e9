import { parseArgs } from 'node:util'
import { attackAll } from './command'
import { killAgainAndAgain } from './kills'

/** `npm run attack`: generated requests of every kind of caller against products of their own. */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    kill: { type: 'string' },
    unreached: { type: 'boolean', default: false },
  },
})
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
const say = (line: string) => process.stdout.write(`${line}\n`)
const seed = Number(values.seed)
if (values.kill !== undefined) {
  const broken = await killAgainAndAgain({ count: Number(values.kill), seed, say })
  for (const line of broken) say(line)
  process.exit(broken.length > 0 ? 1 : 0)
}
const { broken } = await attackAll({
  requests: Number(values.requests),
  seed,
  listUnreached: values.unreached,
  say,
})
process.exit(broken > 0 ? 1 : 0)
