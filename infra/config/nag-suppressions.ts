import type { Stack } from 'aws-cdk-lib'
import { NagSuppressions } from 'cdk-nag'
import type { tembeaStacks } from '../tembea-app'

type Stacks = ReturnType<typeof tembeaStacks>

/** Findings of cdk-nag that we accept, each with its argument. A finding that is not here fails the tests. */
export function suppressArgued({ media, api, domains, jobs, web, pages, backups, pipeline }: Stacks): void {
  for (const stack of pipeline)
    suppress(stack, 'AwsSolutions-IAM5', 'The roles that cdk bootstrap made, by their prefix.')
  for (const stack of domains) {
    suppress(stack, 'AwsSolutions-IAM4', 'AWS’s own policy for shifting traffic of functions.')
  }
  for (const stack of [...domains, jobs]) {
    suppress(
      stack,
      'AwsSolutions-IAM5',
      'The index wildcard of the one table, the objects of one bucket, and traces, which X-Ray takes without naming a resource.',
    )
    suppress(
      stack,
      'AwsSolutions-APIG4',
      'Callers are authenticated in the function by a session that can be revoked immediately: functions/runtime/http-lambda.ts.',
    )
  }
  suppress(
    api,
    'AwsSolutions-APIG4',
    'Callers are authenticated in the function by a session that can be revoked immediately.',
  )
  suppress(
    api,
    'AwsSolutions-SMG4',
    'The edge key is changed by deployment, functions before the edge (edgeKeyRound), because both must know it.',
  )
  for (const stack of backups)
    suppress(stack, 'AwsSolutions-IAM4', 'AWS Backup’s own policies, which it extends with each service it learns.')
  suppress(media, 'AwsSolutions-S1', 'The log bucket does not log itself.')
  suppress(web, 'AwsSolutions-CFR1', 'Agents and travelers are worldwide, so no country is blocked.')
  suppress(web, 'AwsSolutions-CFR2', 'A stage without the firewall: the API limits its rate, and sign-in is throttled.')
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
  suppress(pages, 'AwsSolutions-IAM4', 'CDK’s own deployment function uses the basic execution policy.')
  suppress(pages, 'AwsSolutions-IAM5', 'CDK’s own deployment function copies every file of the app.')
  suppress(pages, 'AwsSolutions-L1', 'CDK’s own deployment function chooses its runtime.')
}

function suppress(stack: Stack, id: string, reason: string): void {
  NagSuppressions.addStackSuppressions(stack, [{ id, reason }], true)
}
