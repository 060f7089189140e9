import { ArnFormat, CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { secretsPath } from '../../functions/runtime/env-names'
import { placeParameter, releasesParameter } from '../config/place'
import type { Stage } from '../config/stages'
import { bootstrapOf, bootstrapParameter, otherStages } from '../local/build/bootstrapping.mjs'

const issuer = 'token.actions.githubusercontent.com'

export interface PipelineStackProps {
  readonly stage: Stage
  /** As in `owner/name`: its environment of the stage's name may take the role. */
  readonly repository: string
  readonly table: Table
}

type Allow = (actions: string[], ...resources: string[]) => void

/**
 * The role of the pipeline (.github/workflows/deploy.yml): it deploys as the CDK does, and makes
 * the smoke walk's agency.
 */
export class PipelineStack extends Stack {
  constructor(scope: Construct, id: string, { stage, repository, table }: PipelineStackProps) {
    super(scope, id, { env: { region: stage.region } })
    const provider = { service: 'iam', region: '', resource: 'oidc-provider', resourceName: issuer }
    const role = new Role(this, 'Role', {
      description: `Deploys Tembea ${stage.name} from ${repository}`,
      maxSessionDuration: Duration.hours(2), // as the workflow asks
      assumedBy: new WebIdentityPrincipal(this.formatArn(provider), {
        StringEquals: {
          [`${issuer}:aud`]: 'sts.amazonaws.com',
          [`${issuer}:sub`]: `repo:${repository}:environment:${stage.name}`,
        },
      }),
    })
    const allow: Allow = (actions, ...resources) =>
      void role.addToPolicy(new PolicyStatement({ actions, resources }))
    allow(
      ['sts:AssumeRole'],
      this.formatArn({
        service: 'iam',
        region: '',
        resource: 'role',
        resourceName: `cdk-${bootstrapOf(stage.name).qualifier}-*`,
      }),
    )
    allow(
      ['ssm:GetParameter'],
      this.formatArn({ service: 'ssm', resource: `parameter${placeParameter(stage.name)}` }),
      ...this.bootstrapParameters(stage),
    )
    allow(['lambda:GetAccountSettings', 'lambda:ListFunctions'], '*')
    this.allowVersions(allow, stage)
    allow(
      ['ssm:GetParameter', 'ssm:PutParameter'],
      this.formatArn({ service: 'ssm', resource: `parameter${releasesParameter(stage.name)}` }),
    )
    if (stage.settings.sentryDsn !== undefined)
      allow(
        ['ssm:GetParameter'],
        this.formatArn({ service: 'ssm', resource: `parameter${secretsPath(stage.name)}/sentry` }),
      )
    this.allowCanaries(allow, stage)
    if (stage.isWalked)
      allow(
        ['ssm:GetParameter', 'ssm:PutParameter'],
        this.formatArn({
          service: 'ssm',
          resource: `parameter${secretsPath(stage.name)}/smoke-agent`,
        }),
      )
    const watch = `Tembea-${stage.name}-Watch`
    const stack = { service: 'cloudformation', resource: 'stack', resourceName: `${watch}/*` }
    allow(['cloudformation:ListStackResources'], this.formatArn(stack))
    const topics = this.formatArn({ service: 'sns', resource: `${watch}-*` })
    allow(['sns:ListSubscriptionsByTopic'], topics)
    const write = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem']
    allow(
      ['dynamodb:GetItem', 'dynamodb:Query', ...write],
      table.tableArn,
      `${table.tableArn}/index/gsi1`,
    )
    const { encryptionKey: key } = table
    if (key !== undefined) allow(['kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey'], key.keyArn)
    new CfnOutput(this, 'RoleArn', {
      value: role.roleArn,
      description: 'AWS_ROLE of the environment',
    })
  }

  /** What `npm run deploy` does with versions before and after (infra/operate/versions.ts). */
  private allowVersions(allow: Allow, stage: Stage): void {
    const functionNamed = (name: string) => this.named('lambda', 'function', name)
    const ofStage = [`Tembea-${stage.name}-*`, `tembea-${stage.name}-*`]
    allow(['lambda:ListVersionsByFunction'], ...ofStage.map(functionNamed))
    allow(['lambda:GetAlias', 'lambda:UpdateAlias'], functionNamed(`Tembea-${stage.name}-Routes-*`))
    // Versions, never a function: its own address has no colon after the name.
    allow(['lambda:DeleteFunction'], ...ofStage.map((name) => functionNamed(`${name}:*`)))
  }

  /** What it watches meanwhile (infra/operate/canaries/), and that it may stop what fails. */
  private allowCanaries(allow: Allow, { name }: Stage): void {
    const readable = ['BatchGetDeployments', 'BatchGetDeploymentTargets', 'ListDeploymentTargets']
    allow(['codedeploy:ListDeployments', ...readable.map((one) => `codedeploy:${one}`)], '*')
    allow(
      ['codedeploy:StopDeployment'],
      this.named('codedeploy', 'deploymentgroup', `Tembea-${name}-*/*`),
    )
    allow(['lambda:GetFunctionConfiguration'], this.named('lambda', 'function', `Tembea-${name}-*`))
    allow(['logs:FilterLogEvents'], this.named('logs', 'log-group', `Tembea-${name}-*`))
  }

  /** By which it sees that its stage is bootstrapped, and no other in the same account. */
  private bootstrapParameters({ name, region }: Stage): string[] {
    const arn = (stage: Stage['name'], of: string) =>
      this.formatArn({
        service: 'ssm',
        region: of,
        resource: `parameter${bootstrapParameter(stage)}`,
      })
    return [
      ...bootstrapOf(name).regions.map((of) => arn(name, of)),
      ...otherStages(name).map((other) => arn(other, region)),
    ]
  }

  private named(service: string, resource: string, resourceName: string): string {
    const arnFormat = ArnFormat.COLON_RESOURCE_NAME
    return this.formatArn({ service, resource, resourceName, arnFormat })
  }
}
