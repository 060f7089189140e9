import { runSimulation, type Simulation } from '@cloud-copilot/iam-simulate'
import { beforeAll, describe, expect, test } from 'vitest'
import { stacksOf } from './stacks-of'

const accountId = '000000000000'
const bucketArn = 'arn:aws:s3:::the-bucket'
const region = 'us-east-1'

interface Asked {
  readonly action: string
  readonly key: string
  /** A service of AWS, or else a function whose role allows all of the bucket. */
  readonly service?: string
  /** Where the distribution or the log that a service asks for is. */
  readonly ofAccount?: string
  readonly isPlain?: boolean
}

/** A bucket's policy with its references resolved: to the bucket, this account or this region. */
const resolved = (policy: unknown): unknown =>
  JSON.parse(JSON.stringify(policy), (_, value) => {
    if (value?.Ref === 'AWS::AccountId') return accountId
    if (value?.['Fn::GetAtt'] !== undefined) return bucketArn
    return value?.['Fn::Join']?.[1].join('') ?? value
  })

const everythingOfTheBucket: Simulation['identityPolicies'] = [
  {
    name: 'function',
    policy: {
      Version: '2012-10-17',
      Statement: [{ Effect: 'Allow', Action: 's3:*', Resource: [bucketArn, `${bucketArn}/*`] }],
    },
  },
]

describe.each(['media', 'logs'] as const)('the policy of the bucket of %s', (which) => {
  let policy: unknown
  beforeAll(() => {
    const { media } = stacksOf('prod').stacks
    const resources = media.template.toJSON().Resources as Record<
      string,
      { Type: string; Properties: { Bucket: { Ref: string }; PolicyDocument: unknown } }
    >
    const found = Object.values(resources).filter(
      ({ Type, Properties }) =>
        Type === 'AWS::S3::BucketPolicy' && Properties.Bucket.Ref.toLowerCase().startsWith(which),
    )
    expect(found).toHaveLength(1)
    policy = resolved(found[0]?.Properties.PolicyDocument)
  }, 600_000)

  async function allows(asked: Asked): Promise<boolean> {
    const { action, key, service, ofAccount = accountId, isPlain = false } = asked
    const answer = await runSimulation(
      {
        identityPolicies: service === undefined ? everythingOfTheBucket : [],
        serviceControlPolicies: [],
        resourceControlPolicies: [],
        resourcePolicy: policy,
        request: {
          action,
          principal: service ?? `arn:aws:iam::${accountId}:role/function`,
          resource: { resource: `${bucketArn}/${key}`, accountId },
          contextVariables: {
            'aws:SecureTransport': isPlain ? 'false' : 'true',
            'aws:RequestedRegion': region,
            ...(service !== undefined && { 'aws:SourceAccount': ofAccount }),
          },
        },
      },
      {},
    )
    if (answer.resultType === 'error') throw new Error(JSON.stringify(answer.errors))
    return answer.overallResult === 'Allowed'
  }

  test('lets a function do what its role allows, over TLS alone', async () => {
    for (const action of ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'])
      for (const key of ['private/documents/a.pdf', 'pictures/a.jpg']) {
        expect(await allows({ action, key })).toBe(true)
        expect(await allows({ action, key, isPlain: true })).toBe(false)
      }
  })

  test('lets distributions of this account read what is not private, where files are shown', async () => {
    const cloudFront = { action: 's3:GetObject', service: 'cloudfront.amazonaws.com' }
    expect(await allows({ ...cloudFront, key: 'pictures/a.jpg' })).toBe(which === 'media')
    for (const refused of [
      { key: 'private/documents/a.pdf' },
      { key: 'private/papers/a.pdf' },
      { key: 'pictures/a.jpg', ofAccount: '111111111111' },
      { key: 'pictures/a.jpg', isPlain: true },
      { key: 'pictures/a.jpg', action: 's3:PutObject' },
    ])
      expect([refused, await allows({ ...cloudFront, ...refused })]).toEqual([refused, false])
  })

  test('lets the edge put its log into its folder, and nobody else anything anywhere', async () => {
    const edge = { action: 's3:PutObject', service: 'delivery.logs.amazonaws.com' }
    expect(await allows({ ...edge, key: 'cloudfront/a.gz' })).toBe(which === 'logs')
    for (const refused of [
      { key: 'elsewhere/a.gz' },
      { key: 'cloudfront/a.gz', ofAccount: '111111111111' },
      { key: 'cloudfront/a.gz', action: 's3:GetObject' },
      { key: 'cloudfront/a.gz', service: 'sns.amazonaws.com' },
    ])
      expect([refused, await allows({ ...edge, ...refused })]).toEqual([refused, false])
  })
})
