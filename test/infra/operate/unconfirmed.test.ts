import { CloudFormationClient, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation'
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkSubscriptions } from '../../../infra/operate/unconfirmed'

const stacks = mockClient(CloudFormationClient)
const sns = mockClient(SNSClient)
afterAll(() => {
  for (const client of [stacks, sns]) client.restore()
})
const TopicArn = 'arn:aws:sns:us-east-1:1:Tembea-prod-Watch-Alarms'
beforeEach(() => {
  stacks.reset()
  sns.reset()
  stacks.on(ListStackResourcesCommand, { StackName: 'Tembea-prod-Watch' }).resolves({
    StackResourceSummaries: ['AWS::KMS::Key', 'AWS::SNS::Topic'].map((ResourceType) => ({
      LogicalResourceId: 'one',
      ResourceStatus: 'CREATE_COMPLETE',
      LastUpdatedTimestamp: undefined,
      ResourceType,
      PhysicalResourceId: TopicArn,
    })),
  })
})
const subscribed = (...subscriptions: [string, string][]) =>
  sns.on(ListSubscriptionsByTopicCommand, { TopicArn }).resolves({
    Subscriptions: subscriptions.map(([Endpoint, SubscriptionArn]) => ({
      Endpoint,
      SubscriptionArn,
    })),
  })

test('a deployment names the addresses that have not confirmed, which no alarm reaches', async () => {
  subscribed(['first@example.com', `${TopicArn}:1`], ['second@example.com', 'PendingConfirmation'])
  const words = await checkSubscriptions(['--stage', 'prod'])
  expect(words).toMatch(/^NOT CONFIRMED.*second@example\.com/)
  expect(words).not.toContain('first@')
})

test('a deployment says so when every address has confirmed', async () => {
  subscribed(['first@example.com', `${TopicArn}:1`])
  expect(await checkSubscriptions(['--stage', 'prod'])).toMatch('Every address')
})
