import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { Hindrance } from './project.mjs'

/** Regions in which a stage has stacks: prod keeps copies in a second one. */
const regions = { dev: ['us-east-1'], prod: ['us-east-1', 'us-west-2'] }

/**
 * What `cdk bootstrap` makes for a stage: roles and a bucket whose names have the qualifier, so that
 * a pipeline may take those of its own stage alone. CDK allows ten letters and digits.
 */
export const bootstrapOf = (stage) => ({
  qualifier: `tembea${stage}`,
  toolkitStack: `CDKToolkit-tembea${stage}`,
  regions: regions[stage],
})

/** The parameter by which the CDK sees that a region is ready for a stage. */
export const bootstrapParameter = (stage) =>
  `/cdk-bootstrap/${bootstrapOf(stage).qualifier}/version`

/** The command that makes a region ready for a stage. */
export const bootstrapCommand = (stage, region) => {
  const { qualifier, toolkitStack } = bootstrapOf(stage)
  return `npx cdk bootstrap aws://<account>/${region} --qualifier ${qualifier} --toolkit-stack-name ${toolkitStack}`
}

/**
 * Looks whether each region of a stage is ready for it.
 * @returns a warning where another stage deploys into the same account, else undefined
 * @throws Hindrance for a name of no stage, or with the commands that are still to be run
 */
export async function checkBootstrap(stage) {
  if (!Object.hasOwn(regions, stage))
    throw new Hindrance(
      `No stage is called ${stage}: there are ${Object.keys(regions).join(' and ')}.`,
    )
  const missing = []
  for (const region of bootstrapOf(stage).regions)
    if (!(await isBootstrapped(stage, region))) missing.push(bootstrapCommand(stage, region))
  if (missing.length > 0)
    throw new Hindrance(
      `The account is not ready for stage ${stage}. Run, once:\n  ${missing.join('\n  ')}`,
    )
  const [other] = otherStages(stage)
  if (!(await isBootstrapped(other, 'us-east-1'))) return undefined
  return `This account is bootstrapped for stage ${other}, too. CloudFormation may do anything in the account for either stage: an account a stage keeps them apart.`
}

/** Stages whose bootstrap must not be in the account of a stage. */
export const otherStages = (stage) => Object.keys(regions).filter((one) => one !== stage)

async function isBootstrapped(stage, region) {
  const ssm = new SSMClient({ region })
  try {
    await ssm.send(new GetParameterCommand({ Name: bootstrapParameter(stage) }))
    return true
  } catch (error) {
    if (error.name === 'ParameterNotFound') return false
    throw new Hindrance(
      `Parameter Store of ${region} did not say whether the account is ready for stage ${stage} (${error.name}). Check the credentials, which need ssm:GetParameter.`,
    )
  } finally {
    ssm.destroy()
  }
}
