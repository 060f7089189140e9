import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { Hindrance } from './project.mjs'

/** What the product needs of an account at once: every route that may be called, and 20 of sign-in. */
const neededAtOnce = 200

const region = () => process.env.AWS_REGION ?? 'us-east-1'

/**
 * How many functions the account runs at once.
 * @throws Hindrance where there are no credentials, or they may not ask
 */
export async function accountConcurrency() {
  const lambda = new LambdaClient({ region: region() })
  try {
    const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}))
    return AccountLimit?.ConcurrentExecutions ?? 0
  } catch (error) {
    throw new Hindrance(
      `Lambda did not say how many functions the account runs at once (${error.name}). Check the credentials, which need lambda:GetAccountSettings.`,
    )
  } finally {
    lambda.destroy()
  }
}

/** What to request of AWS before people use a stage; undefined where the account is large enough. */
export function concurrencyAdvice(concurrency) {
  if (concurrency >= neededAtOnce) return undefined
  return `The account runs ${concurrency} functions at once, and Tembea needs ${neededAtOnce}: no function gets a reservation, and many users at once get errors. Request more:
  aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000`
}

/**
 * Notes that a deployment begins (infra/operate/versions.ts): `npm run rollback` goes back to what
 * answered before, which after a rollback is what that went back to.
 */
export async function noteRelease(Name, now = new Date()) {
  const ssm = new SSMClient({ region: region() })
  try {
    const { before, rolledBackTo } = await ssm.send(new GetParameterCommand({ Name })).then(
      ({ Parameter }) => JSON.parse(Parameter.Value),
      (error) => {
        if (error.name === 'ParameterNotFound') return { before: [] }
        throw error
      },
    )
    const answered = rolledBackTo ?? now.toISOString()
    const Value = JSON.stringify({ before: [answered, ...before].slice(0, 5), rolledBackTo })
    await ssm.send(new PutParameterCommand({ Name, Value, Type: 'String', Overwrite: true }))
  } finally {
    ssm.destroy()
  }
}
