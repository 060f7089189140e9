import type { HttpApi, IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { ITable, Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3'

/**
 * CDK declares optional members of its interfaces without `undefined` and those of its classes with it, so under
 * exactOptionalPropertyTypes a Bucket is not an IBucket. These three helpers cast it; nothing else in infra does.
 */

/** A bucket where CDK asks for its interface. */
export const asIBucket = (bucket: Bucket): IBucket => bucket as IBucket

/** A table where CDK asks for its interface. */
export const asITable = (table: Table): ITable => table as ITable

/** An HTTP API where CDK asks for its interface. */
export const asIHttpApi = (api: HttpApi): IHttpApi => api as IHttpApi
