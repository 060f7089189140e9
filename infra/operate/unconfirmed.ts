import { parseArgs } from 'node:util'
import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation'
import { paginateListSubscriptionsByTopic, SNSClient } from '@aws-sdk/client-sns'
import { OperateFailure } from './operate-failure'

/**
 * Addresses that a stage's alarms do not reach yet: SNS mails each a link once, and sends nothing
 * until it was opened.
 */
export async function unconfirmedAddresses(
  stage: string,
  { stacks, sns }: { readonly stacks: CloudFormationClient; readonly sns: SNSClient },
): Promise<string[]> {
  const addresses: string[] = []
  const query = { StackName: `Tembea-${stage}-Watch` }
  for await (const page of paginateListStackResources({ client: stacks }, query))
    for (const { ResourceType, PhysicalResourceId: TopicArn } of page.StackResourceSummaries ?? [])
      if (ResourceType === 'AWS::SNS::Topic')
        for await (const { Subscriptions = [] } of paginateListSubscriptionsByTopic(
          { client: sns },
          { TopicArn },
        ))
          for (const { SubscriptionArn, Endpoint = '' } of Subscriptions)
            if (SubscriptionArn === 'PendingConfirmation') addresses.push(Endpoint)
  return addresses
}

/** `npm run deploy` says at its end which addresses do not hear alarms. */
export async function checkSubscriptions(args: readonly string[]): Promise<string> {
  const { stage } = parseArgs({ args: [...args], options: { stage: { type: 'string' } } }).values
  if (stage === undefined) throw new OperateFailure('after-deployment --stage dev|prod')
  const region = process.env.AWS_REGION ?? 'us-east-1'
  const clients = { stacks: new CloudFormationClient({ region }), sns: new SNSClient({ region }) }
  const addresses = await unconfirmedAddresses(stage, clients)
  if (addresses.length === 0) return 'Every address for alarms is confirmed.'
  return `NOT CONFIRMED, so no alarm reaches ${addresses.join(' and ')}: open the link in the mail “AWS Notification - Subscription Confirmation”. SNS forgets an address after two days; deploy again after removing it by hand.`
}
