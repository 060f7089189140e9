import type { HttpApi, IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Alias, IFunction, IVersion, Version } from 'aws-cdk-lib/aws-lambda'
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3'

/**
 * CDK declares optional members of its interfaces without `undefined` and those of its classes with
 * it, so under exactOptionalPropertyTypes a Bucket is not an IBucket. These helpers cast it;
 * nothing else in infra does.
 */

/** A bucket where CDK asks for its interface. */
export const asIBucket = (bucket: Bucket): IBucket => bucket as IBucket

/** An HTTP API where CDK asks for its interface. */
export const asIHttpApi = (api: HttpApi): IHttpApi => api as IHttpApi

/** A version of a function where CDK asks for its interface. */
export const asIVersion = (version: Version): IVersion => version as IVersion

/** An alias where CDK asks for a function. */
export const asIFunction = (alias: Alias): IFunction => alias as IFunction
