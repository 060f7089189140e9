import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { resolvedTemplates } from './resolved'
import { stacksOf } from './stacks-of'
import { stageNames } from './synthesise-stage'

/** As long as an ARN of a function, of what only AWS can name the longest that we use. */
const byAws = `arn:aws:lambda:us-east-1:000000000000:function:${'x'.repeat(64)}`

/** IAM counts a policy without white space. */
const lengthOf = (policy: unknown) => JSON.stringify(policy).length

const inline = z.object({ Roles: z._default(z.array(z.string()), []), PolicyDocument: z.unknown() })
const role = z.object({
  AssumeRolePolicyDocument: z.unknown(),
  Policies: z._default(z.array(z.object({ PolicyDocument: z.unknown() })), []),
  ManagedPolicyArns: z._default(z.array(z.unknown()), []),
})
describe.each(stageNames)('AWS takes of %s', (stageName) => {
  let made: ReturnType<typeof stacksOf>['templates']
  let resolved: ReturnType<typeof resolvedTemplates>
  const those = (type: string) =>
    resolved.flatMap(({ Resources }, stack) =>
      Object.entries(Resources)
        .filter(([, { Type }]) => Type === type)
        .map(([id, { Properties }]) => ({ id: `${stack} ${id}`, stack, Properties })),
    )
  beforeAll(() => {
    made = stacksOf(stageName).templates
    // A policy names its role by its reference, which tells one from another.
    resolved = resolvedTemplates(made, {
      attributeOf: ({ id, type }) => (type === 'AWS::IAM::Role' ? id : byAws),
    })
  }, 600_000)

  test('each template: under 1 MB as the CDK writes it, with 200 outputs and parameters at most', () => {
    const texts = made.map((template) => JSON.stringify(template.toJSON(), null, 1))
    expect(texts.length).toBeGreaterThan(20)
    expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(800_000)
    for (const part of ['Outputs', 'Parameters'])
      for (const template of made)
        expect(Object.keys(template.toJSON()[part] ?? {}).length).toBeLessThanOrEqual(200)
  })

  test('each role: inline policies of 10,240 characters together, 10 managed ones, and a trust of 2,048', () => {
    const lengths = new Map<string, number>()
    for (const { stack, Properties } of those('AWS::IAM::Policy')) {
      const { Roles, PolicyDocument } = inline.parse(Properties)
      for (const name of Roles) {
        const id = `${stack} ${name}`
        lengths.set(id, (lengths.get(id) ?? 0) + lengthOf(PolicyDocument))
      }
    }
    const roles = those('AWS::IAM::Role')
    expect(roles.length).toBeGreaterThan(300)
    expect([...lengths.keys()].filter((id) => roles.some((one) => one.id === id)).length).toBe(
      lengths.size,
    )
    for (const { id, Properties } of roles) {
      const { Policies, ManagedPolicyArns, AssumeRolePolicyDocument } = role.parse(Properties)
      const own = Policies.reduce((sum, one) => sum + lengthOf(one.PolicyDocument), 0)
      expect(own + (lengths.get(id) ?? 0), id).toBeLessThanOrEqual(10_240)
      expect(ManagedPolicyArns.length, id).toBeLessThanOrEqual(10)
      expect(lengthOf(AssumeRolePolicyDocument), id).toBeLessThanOrEqual(2_048)
    }
  })
})
