import { ArnFormat, Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { Stage } from '../config/stages'
import { privateBucket } from '../constructs/private-bucket'

/** Where copies lie: what befalls the region of the product does not befall them. */
const copyRegion = 'us-west-2'
const vaultName = ({ name }: Stage) => `tembea-${name}`
/**
 * There the last two are kept, here one only until it is copied: point-in-time recovery reaches 35
 * days, and outlives the table.
 */
const daysKept = { here: 2, there: 14 } as const

/** Where copies of files lie; buckets have one name for all accounts. */
export const fileCopies = ({ name }: Stage) => `tembea-${name}-file-copies-${Aws.ACCOUNT_ID}`

const vault = (scope: Construct, stage: Stage, minDays?: number): BackupVault =>
  new BackupVault(scope, 'Vault', {
    backupVaultName: vaultName(stage),
    ...(minDays && { lockConfiguration: { minRetention: Duration.days(minDays) } }),
    removalPolicy: RemovalPolicy.RETAIN,
  })

/** The vault of the table's copies and the bucket of the files', in another region. */
export class CopiesStack extends Stack {
  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: { region: copyRegion }, terminationProtection: true })
    vault(this, stage, 7) // nobody deletes a copy in its first week
    const files = privateBucket(this, 'Files', {
      stage,
      versioned: true,
      bucketName: fileCopies(stage),
    })
    files.addLifecycleRule({ noncurrentVersionExpiration: Duration.days(90) })
  }
}

interface BackupStackProps {
  readonly stage: Stage
  readonly tableArn: string
}

/**
 * A backup of the table each week, with a copy in the other vault, for what point-in-time recovery
 * does not reach: each is a whole copy and paid as one. Files are copied as they come
 * (media-stack.ts).
 */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { stage, tableArn }: BackupStackProps) {
    super(scope, id, { env: { region: stage.region }, terminationProtection: true })
    const arn = this.formatArn({
      service: 'backup',
      region: copyRegion,
      resource: 'backup-vault',
      resourceName: vaultName(stage),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
    const plan = new BackupPlan(this, 'Plan', { backupVault: vault(this, stage) })
    plan.addRule(
      new BackupPlanRule({
        scheduleExpression: Schedule.cron({ weekDay: 'SUN', hour: '9', minute: '0' }), // night where agents are
        deleteAfter: Duration.days(daysKept.here),
        copyActions: [
          {
            destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'Copies', arn),
            deleteAfter: Duration.days(daysKept.there),
          },
        ],
      }),
    )
    plan.addSelection('Data', {
      resources: [BackupResource.fromArn(tableArn)],
      role: new Role(this, 'Role', {
        assumedBy: new ServicePrincipal('backup.amazonaws.com'),
        managedPolicies: [
          ManagedPolicy.fromAwsManagedPolicyName(
            'service-role/AWSBackupServiceRolePolicyForBackup',
          ),
        ],
      }),
    })
  }
}
