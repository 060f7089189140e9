import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import { tableDefinition } from '../../functions/data/table/table'
import type { Stage } from '../config/stages'

const text = (name: string) => ({ name, type: AttributeType.STRING })

/**
 * The one table, with its keys and point-in-time recovery. In a stack of its own, so that nothing
 * else's change can touch it.
 */
export class DataStack extends Stack {
  readonly table: Table
  /**
   * Seals single texts within the table (passports, health, secrets of authenticator apps), for the
   * functions that its grants name.
   */
  readonly sealKey: Key

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: { region: stage.region }, terminationProtection: stage.keepsData })
    const removalPolicy = stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY
    const encryptionKey = new Key(this, 'Key', {
      description: 'Tembea records',
      enableKeyRotation: true,
      removalPolicy,
    })
    this.sealKey = new Key(this, 'SealKey', {
      description: 'Tembea sealed texts',
      enableKeyRotation: true,
      removalPolicy,
    })
    this.table = new Table(this, 'Table', {
      partitionKey: text(tableDefinition.partitionKey),
      sortKey: text(tableDefinition.sortKey),
      timeToLiveAttribute: tableDefinition.ttlAttribute,
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: stage.keepsData,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey,
      removalPolicy,
    })
    for (const index of tableDefinition.indexes) {
      this.table.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: text(index.sortKey),
        projectionType: ProjectionType.INCLUDE,
        nonKeyAttributes: [...index.projected],
      })
    }
  }
}
