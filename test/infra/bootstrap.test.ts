import { readFileSync } from 'node:fs'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { runSimulation } from '@cloud-copilot/iam-simulate'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  bootstrapCommand,
  bootstrapOf,
  bootstrapParameter,
  checkBootstrap,
} from '../../infra/local/build/bootstrapping.mjs'
import { resolvedTemplates } from './resolved'
import { stacksOf } from './stacks-of'
import { stageNames } from './synthesise-stage'

const account = '000000000000'

describe('a stage', () => {
  beforeAll(() => {
    for (const stage of stageNames) stacksOf(stage)
  }, 600_000)

  test.each(stageNames)('%s is deployed by the bootstrap of its own qualifier', (stage) => {
    const { qualifier } = bootstrapOf(stage)
    expect(qualifier).toMatch(/^[a-z0-9]{1,10}$/) // what the CDK takes
    const { templates } = stacksOf(stage)
    expect(templates.length).toBeGreaterThan(25)
    for (const template of templates)
      template.hasParameter('BootstrapVersion', { Default: bootstrapParameter(stage) })
    expect(JSON.stringify(templates.map((template) => template.toJSON()))).not.toMatch(
      stage === 'dev' ? /hnb659fds|tembeaprod-assets/ : /hnb659fds|tembeadev-assets/,
    )
  })

  test.each(stageNames)(
    '%s has a pipeline that takes no role of another bootstrap',
    async (stage) => {
      const { stacks, templates } = stacksOf(stage)
      const at = templates.findIndex((template) => template === stacks.pipeline[0]?.template)
      const resolved = resolvedTemplates(templates, { attributeOf: ({ id }) => id })[at]
      const identityPolicies = Object.entries(resolved?.Resources ?? {})
        .filter(([, { Type }]) => Type === 'AWS::IAM::Policy')
        .map(([name, { Properties }]) => ({ name, policy: Properties.PolicyDocument }))
      expect(identityPolicies).toHaveLength(1)
      const takes = async (qualifier: string, role: string) => {
        const { resultType, ...answer } = await runSimulation(
          {
            identityPolicies,
            serviceControlPolicies: [],
            resourceControlPolicies: [],
            // As cdk bootstrap makes it: whoever of the account may assume it.
            resourcePolicy: {
              Version: '2012-10-17',
              Statement: [
                {
                  Effect: 'Allow',
                  Principal: { AWS: `arn:aws:iam::${account}:root` },
                  Action: 'sts:AssumeRole',
                },
              ],
            },
            request: {
              action: 'sts:AssumeRole',
              principal: `arn:aws:iam::${account}:role/pipeline`,
              resource: {
                resource: `arn:aws:iam::${account}:role/cdk-${qualifier}-${role}-${account}-us-east-1`,
                accountId: account,
              },
              contextVariables: {},
            },
          },
          {},
        )
        expect(resultType).not.toBe('error')
        return 'overallResult' in answer && answer.overallResult === 'Allowed'
      }
      for (const role of ['deploy-role', 'file-publishing-role', 'cfn-exec-role', 'lookup-role'])
        expect({
          dev: await takes(bootstrapOf('dev').qualifier, role),
          prod: await takes(bootstrapOf('prod').qualifier, role),
          usual: await takes('hnb659fds', role),
        }).toEqual({ dev: stage === 'dev', prod: stage === 'prod', usual: false })
    },
  )
})

describe('a deployment', () => {
  const ssm = mockClient(SSMClient)
  /** Has the account bootstrapped for these stages, in every region. */
  const haveBootstrapped = (...there: readonly (typeof stageNames)[number][]) => {
    for (const stage of there)
      ssm
        .on(GetParameterCommand, { Name: bootstrapParameter(stage) })
        .resolves({ Parameter: { Value: '30' } })
  }
  beforeEach(() => {
    const name = 'ParameterNotFound'
    ssm
      .reset()
      .on(GetParameterCommand)
      .rejects(Object.assign(new Error(name), { name }))
  })
  afterAll(() => ssm.restore())

  test('says which bootstrap its stage is missing, in each region', async () => {
    const usEast = bootstrapCommand('prod', 'us-east-1')
    await expect(checkBootstrap('prod')).rejects.toThrow(
      `Run, once:\n  ${usEast}\n  ${bootstrapCommand('prod', 'us-west-2')}`,
    )
    haveBootstrapped('prod')
    await expect(checkBootstrap('prod')).resolves.toBeUndefined()
    await expect(checkBootstrap('dev')).rejects.toThrow(bootstrapCommand('dev', 'us-east-1'))
    await expect(checkBootstrap('test')).rejects.toThrow('there are dev and prod')
  })

  test('warns of an account that holds another stage, too', async () => {
    haveBootstrapped('dev', 'prod')
    await expect(checkBootstrap('dev')).resolves.toMatch(/bootstrapped for stage prod, too/)
    await expect(checkBootstrap('prod')).resolves.toMatch(/bootstrapped for stage dev, too/)
  })

  test('takes a failure of Parameter Store for no answer', async () => {
    const name = 'AccessDeniedException'
    ssm.on(GetParameterCommand).rejects(Object.assign(new Error(name), { name }))
    await expect(checkBootstrap('dev')).rejects.toThrow(/AccessDenied.*ssm:GetParameter/)
  })
})

test('README and the workflow from zero name the bootstraps as the stages have them', () => {
  const readme = readFileSync('README.md', 'utf8')
  const commands = stageNames.flatMap((stage) =>
    bootstrapOf(stage).regions.map((region) => bootstrapCommand(stage, region)),
  )
  expect([...readme.matchAll(/`(npx cdk bootstrap [^`]+)`/g)].map(([, one]) => one)).toEqual(
    commands,
  )
  expect(readFileSync('.github/workflows/from-zero.yml', 'utf8')).toContain(
    bootstrapCommand('dev', 'us-east-1').replace('aws://<account>/us-east-1 ', ''),
  )
})
