import { RemovalPolicy } from 'aws-cdk-lib'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
  StorageClass,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Stage } from '../config/stages'
import { asIBucket } from './as-interface'

interface PrivateBucketOptions {
  readonly stage: Stage
  /** Where requests are logged; a log bucket itself has none. */
  readonly logs?: Bucket
  /** Keeps earlier versions of objects, for buckets with the only copy of a file. */
  readonly versioned?: boolean
  /** Where files of this bucket are copied as they come, and stay though they are deleted here. */
  readonly copies?: IBucket
  /** Only where another stack has to know it. */
  readonly bucketName?: string
}

/** A private bucket: encrypted, TLS only, no public access. */
export function privateBucket(
  scope: Construct,
  id: string,
  { stage, logs, versioned = false, copies, bucketName }: PrivateBucketOptions,
): Bucket {
  return new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    versioned,
    // Logs may come with an ACL; every other bucket has none.
    objectOwnership:
      id === 'Logs' ? ObjectOwnership.OBJECT_WRITER : ObjectOwnership.BUCKET_OWNER_ENFORCED,
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: false,
    ...(bucketName !== undefined && { bucketName }),
    ...(copies !== undefined && {
      replicationRules: [
        { destination: copies, storageClass: StorageClass.GLACIER_INSTANT_RETRIEVAL },
      ],
    }),
    ...(logs === undefined
      ? {}
      : { serverAccessLogsBucket: asIBucket(logs), serverAccessLogsPrefix: `${id}/` }),
  })
}
