import type { Stack } from 'aws-cdk-lib'
import { type NagPackSuppressionAppliesTo, NagSuppressions } from 'cdk-nag'
import type { tembeaStacks } from '../tembea-app'

type Stacks = ReturnType<typeof tembeaStacks>

/**
 * Findings of cdk-nag that we accept, each with its argument. A finding that is not here fails the
 * tests, and so does one of a rule with findings of its own (policies, actions, resources) that is
 * not named.
 */
export function suppressArgued({
  api,
  routeStacks,
  jobs,
  media,
  web,
  pages,
  backups,
  pipeline,
  smoke,
  inbound,
  errors,
}: Stacks): void {
  for (const stack of pipeline)
    suppress(stack, 'AwsSolutions-IAM5', 'The roles that cdk bootstrap made, by their prefix.', [
      { regex: '/^Resource::arn:aws:iam::<AWS::AccountId>:role\\/cdk-tembea\\w+-\\*$/' },
    ])
  for (const stack of pipeline)
    suppress(
      stack,
      'AwsSolutions-IAM5',
      'Limits of the account and lists of its functions and deployments, which are no resource.',
      ['Resource::*'],
    )
  for (const stack of pipeline)
    suppress(
      stack,
      'AwsSolutions-IAM5',
      'Functions, logs, canaries and alarms of the stage, by their prefix.',
      [
        {
          regex:
            '/^Resource::arn:aws:(lambda|logs|codedeploy|cloudformation|sns):[\\w-]+:<AWS::AccountId>:((function|log-group|deploymentgroup):|stack\\/)?[Tt]embea-\\w+-/',
        },
      ],
    )
  for (const stack of routeStacks) {
    suppress(stack, 'AwsSolutions-IAM4', 'AWS’s own policy for shifting traffic of functions.', [
      managedPolicy('service-role/AWSCodeDeployRoleForLambdaLimited'),
    ])
    suppress(
      stack,
      'AwsSolutions-APIG4',
      'Callers are authenticated in the function by a session that can be revoked immediately: functions/runtime/http-lambda.ts.',
    )
  }
  for (const stack of inbound) {
    suppress(stack, 'AwsSolutions-IAM5', 'Mails that came in, which SES names as they come.', [
      { regex: '/^Resource::<IntakeInbound\\w+\\.Arn>\\/\\*$/' },
    ])
  }
  for (const stack of [...routeStacks, jobs, ...inbound])
    suppress(stack, 'AwsSolutions-IAM5', 'Domains that agencies send from, by the stage’s tag.', [
      { regex: '/^Resource::arn:aws:ses:[\\w-]+:<AWS::AccountId>:identity\\/\\*$/' },
    ])
  for (const stack of [...routeStacks, jobs, ...smoke, ...inbound, ...errors])
    suppress(stack, 'AwsSolutions-IAM5', 'Traces, which X-Ray takes without naming a resource.', [
      'Resource::*',
    ])
  for (const stack of [...routeStacks, jobs, ...inbound]) {
    suppress(
      stack,
      'AwsSolutions-IAM5',
      'Every index of the one table: who may read it may read its lists.',
      [{ regex: '/^Resource::<Table\\w+\\.Arn>\\/index\\/\\*$/' }],
    )
    suppress(
      stack,
      'AwsSolutions-IAM5',
      'Pictures of people, whose names are made as they come, below their one prefix.',
      [{ regex: '/^Resource::<Media\\w+\\.Arn>\\/pictures\\/\\*$/' }],
    )
    suppress(
      stack,
      'AwsSolutions-IAM5',
      'Documents, whose names are made as they come, below their one prefix.',
      [{ regex: '/^Resource::<Media\\w+\\.Arn>\\/private\\/\\*$/' }],
    )
    suppress(
      stack,
      'AwsSolutions-IAM5',
      'Pictures of links, printed papers, sizes of pictures and what arrives, below their prefixes.',
      [
        {
          regex:
            '/^Resource::<Media\\w+\\.Arn>\\/private\\/(incoming|previews|papers|derivatives)\\/\\*$/',
        },
      ],
    )
    suppress(stack, 'AwsSolutions-IAM5', 'Jobs of MediaConvert, which it names as they come.', [
      { regex: '/:jobs\\/\\*$/' },
    ])
    suppress(stack, 'AwsSolutions-IAM5', 'Films of the library, below their one prefix.', [
      { regex: '/^Resource::<Media\\w+\\.Arn>\\/pictures\\/films\\/\\*$/' },
    ])
    suppress(stack, 'AwsSolutions-IAM5', 'What agencies show, below its one prefix.', [
      { regex: '/^Resource::<Media\\w+\\.Arn>\\/agencies\\/\\*$/' },
    ])
  }
  suppress(
    api,
    'AwsSolutions-SMG4',
    'The edge key is changed by deployments (edgeKeys), because edge and functions must both know it.',
  )
  for (const stack of backups) {
    suppress(
      stack,
      'AwsSolutions-S1',
      'Copies of files: S3 alone writes them, nobody asks for them.',
    )
    suppress(
      stack,
      'AwsSolutions-IAM4',
      'AWS Backup’s own policies, which it extends with each service it learns.',
      [managedPolicy('service-role/AWSBackupServiceRolePolicyForBackup')],
    )
  }
  suppress(media, 'AwsSolutions-IAM5', 'S3 copies every file, and every version of it.', [
    ...['GetObject', 'GetBucket', 'List', 'GetObjectVersion'].map(
      (action) => `Action::s3:${action}*`,
    ),
    { regex: '/^Resource::<Media\\w+\\.Arn>\\/\\*$/' },
    { regex: '/^Resource::arn:aws:s3:::tembea-\\w+-file-copies-<AWS::AccountId>\\/\\*$/' },
  ])
  suppress(
    media,
    'AwsSolutions-IAM5',
    'GuardDuty scans every upload, by a rule that it makes and names itself.',
    [
      { regex: '/^Resource::<Media\\w+\\.Arn>\\/(private\\/agy_|pictures\\/films\\/)\\*$/' },
      { regex: '/:rule\\/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3\\*$/' },
    ],
  )
  suppress(
    web,
    'AwsSolutions-CFR1',
    'Agents and travelers are worldwide, so no country is blocked.',
  )
  suppress(
    web,
    'AwsSolutions-CFR2',
    'A stage without the firewall: the API limits its rate, and sign-in is throttled.',
  )
  suppress(
    web,
    'AwsSolutions-CFR3',
    'Requests are logged by the newer delivery, which leaves paths out: constructs/edge-log.ts.',
  )
  suppress(
    web,
    'AwsSolutions-CFR4',
    'A stage without its own domain has CloudFront’s certificate, whose minimum protocol cannot be set.',
  )
  suppress(
    pages,
    'AwsSolutions-IAM4',
    'CDK’s own deployment function uses the basic execution policy.',
    [managedPolicy('service-role/AWSLambdaBasicExecutionRole')],
  )
  suppress(
    pages,
    'AwsSolutions-IAM5',
    'CDK’s own deployment function copies every file of the app from its assets.',
    [
      ...['GetObject', 'GetBucket', 'List', 'DeleteObject', 'Abort'].map(
        (action) => `Action::s3:${action}*`,
      ),
      {
        regex: '/^Resource::arn:aws:s3:::cdk-tembea\\w+-assets-<AWS::AccountId>-us-east-1\\/\\*$/',
      },
      { regex: '/^Resource::<App\\w+\\.Arn>\\/\\*$/' },
    ],
  )
  suppress(
    pages,
    'AwsSolutions-IAM5',
    'CDK lets its own deployment function empty the edge’s cache, of any distribution.',
    ['Resource::*'],
  )
  suppress(pages, 'AwsSolutions-L1', 'CDK’s own deployment function chooses its runtime.')
}

const managedPolicy = (policy: string) => `Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}`

function suppress(
  stack: Stack,
  id: string,
  reason: string,
  appliesTo?: NagPackSuppressionAppliesTo[],
): void {
  NagSuppressions.addStackSuppressions(
    stack,
    [{ id, reason, ...(appliesTo && { appliesTo }) }],
    true,
  )
}
