import { Duration, Stack } from 'aws-cdk-lib'
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Stage } from '../config/stages'
import { scanUploads } from '../constructs/malware-protection'
import { privateBucket } from '../constructs/private-bucket'
import { fileCopies } from './backup-stack'

/** Buckets: the agencies' media, and the requests' logs. */
export class MediaStack extends Stack {
  readonly logs: Bucket
  readonly media: Bucket
  /** In which MediaConvert reads uploaded films, and writes what it makes of them beside them. */
  readonly filmRole: Role

  constructor(
    scope: Construct,
    id: string,
    { stage, origin }: { readonly stage: Stage; readonly origin?: string },
  ) {
    super(scope, id, { env: { region: stage.region }, terminationProtection: stage.keepsData })
    this.logs = privateBucket(this, 'Logs', { stage })
    this.logs.addLifecycleRule({ expiration: Duration.days(90) })
    this.takeLogsOfTheEdge()
    this.media = privateBucket(this, 'Media', {
      stage,
      logs: this.logs,
      versioned: stage.keepsData,
      ...(stage.keepsData && { copies: Bucket.fromBucketName(this, 'Copies', fileCopies(stage)) }),
    })
    if (stage.settings.virusScan === 'guardduty') scanUploads(this.media)
    this.filmRole = this.roleOfFilms()
    // A browser puts its file straight to storage with a pre-signed address, and follows a route to
    // a PDF there.
    this.media.addCorsRule({
      allowedMethods: [HttpMethods.PUT, HttpMethods.POST, HttpMethods.DELETE, HttpMethods.GET],
      exposedHeaders: ['ETag'],
      allowedOrigins: [origin ?? 'https://*.cloudfront.net'],
      allowedHeaders: [
        'content-type',
        'content-length',
        'x-impersonation-token',
        'x-impersonation-from',
      ],
      maxAge: 3600,
    })
    // The distribution is in a later stack, so its bucket policy stands here: any distribution of
    // this account may read.
    this.media.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.media.arnForObjects('*')],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    )
    // What lies below private/ is read by signed addresses only, whatever a distribution is asked
    // for.
    this.media.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.media.arnForObjects('private/*')],
      }),
    )
    // Every file under any key: what is current stays, what was replaced or deleted goes after a
    // month.
    this.media.addLifecycleRule({
      noncurrentVersionExpiration: Duration.days(30),
      expiredObjectDeleteMarker: true,
      abortIncompleteMultipartUploadAfter: Duration.days(1),
    })
    // What arrived was taken to its place, or its upload was given up.
    this.media.addLifecycleRule({
      prefix: 'private/incoming/',
      expiration: Duration.days(2),
      noncurrentVersionExpiration: Duration.days(1),
    })
    // Pictures of links hold a trip's name, and are drawn again when somebody asks for one.
    this.media.addLifecycleRule({ prefix: 'private/previews/', expiration: Duration.days(35) })
    // Sizes of pictures are made again when somebody asks for one.
    this.media.addLifecycleRule({ prefix: 'private/derivatives/', expiration: Duration.days(90) })
    // PDFs are made anew for whoever asks: what stays here is only what somebody is about to read.
    this.media.addLifecycleRule({
      prefix: 'private/papers/',
      expiration: Duration.days(1),
      noncurrentVersionExpiration: Duration.days(1),
    })
  }

  private roleOfFilms(): Role {
    const role = new Role(this, 'FilmRole', {
      assumedBy: new ServicePrincipal('mediaconvert.amazonaws.com'),
    })
    const resources = [this.media.arnForObjects('pictures/films/*')]
    role.addToPolicy(new PolicyStatement({ actions: ['s3:GetObject', 's3:PutObject'], resources }))
    return role
  }

  private takeLogsOfTheEdge(): void {
    this.logs.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [this.logs.arnForObjects('cloudfront/*')],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    )
  }
}
