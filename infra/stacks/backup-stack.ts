import { ArnFormat, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { Stage } from '../config/stages'

/** Where copies lie: what befalls the region of the product does not befall them. */
const copyRegion = 'us-west-2'
const vaultName = ({ name }: Stage) => `tembea-${name}`
const daysKept = { here: 35, there: 90 } as const

/** A vault whose backups nobody deletes in their first week. */
const vault = (scope: Construct, stage: Stage): BackupVault =>
  new BackupVault(scope, 'Vault', {
    backupVaultName: vaultName(stage),
    lockConfiguration: { minRetention: Duration.days(7) },
    removalPolicy: RemovalPolicy.RETAIN,
  })

/** The vault of copies, in another region. */
export class CopiesStack extends Stack {
  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: { region: copyRegion }, terminationProtection: true })
    vault(this, stage)
  }
}

interface BackupStackProps {
  readonly stage: Stage
  /** What is backed up. */
  readonly arns: readonly string[]
}

/** A backup of table and files each night, with a copy in the other vault: for what point-in-time recovery does not reach. */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { stage, arns }: BackupStackProps) {
    super(scope, id, { env: { region: stage.region }, terminationProtection: true })
    const arn = this.formatArn({
      ...{ service: 'backup', region: copyRegion, resource: 'backup-vault', resourceName: vaultName(stage) },
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
    const plan = new BackupPlan(this, 'Plan', { backupVault: vault(this, stage) })
    plan.addRule(
      new BackupPlanRule({
        scheduleExpression: Schedule.cron({ hour: '9', minute: '0' }), // night where agents are
        deleteAfter: Duration.days(daysKept.here),
        copyActions: [
          {
            destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'Copies', arn),
            deleteAfter: Duration.days(daysKept.there),
          },
        ],
      }),
    )
    const policies = ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup']
    plan.addSelection('Data', {
      resources: arns.map((one) => BackupResource.fromArn(one)),
      role: new Role(this, 'Role', {
        assumedBy: new ServicePrincipal('backup.amazonaws.com'),
        managedPolicies: policies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
      }),
    })
  }
}
