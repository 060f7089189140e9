import { Annotations, Duration, Fn, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { routeOfAddress } from '../config/api-address'
import { apiOf, apiOfAddress, type EachApi, forEachApi } from '../config/apis'
import { charsetOfTexts } from '../config/content-types'
import { pageOfAddress } from '../config/page-files'
import { pictureAccept } from '../config/picture-address'
import {
  apiSecurityHeaders,
  contentSecurityPolicyOf,
  pictureHeaders,
  securityHeaders,
} from '../config/security-headers'
import type { Stage } from '../config/stages'
import { asIBucket } from '../constructs/as-interface'
import { edgeLog } from '../constructs/edge-log'
import { firewall } from '../constructs/firewall'
import { privateBucket } from '../constructs/private-bucket'

export interface WebStackProps {
  readonly stage: Stage
  readonly apis: EachApi<HttpApi>
  readonly edgeKey: string
  readonly logs: Bucket
  readonly mediaBucketName: string
}

const failures = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504]

const strictTransportSecurity = {
  accessControlMaxAge: Duration.days(730),
  includeSubdomains: true,
  preload: true,
  override: true,
}

/** Where sessions begin, by who is there and from where. */
const signIns = [
  '/api/Agents/login',
  '/api/Agents/second-step',
  '/api/Agents/passkey-sign-in',
] as const satisfies readonly string[]

/**
 * One origin for everything: /api and /_api to the HTTP APIs, /media to pictures, the rest to the
 * app.
 */
export class WebStack extends Stack {
  readonly distribution: Distribution
  /** Holds the app's files. */
  readonly app: Bucket
  /** Where people reach the product, without a slash at the end. */
  readonly address: string
  private readonly integrations: Stage['integrations']

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, { env: { region: props.stage.region } })
    const { stage, apis, logs } = props
    this.integrations = stage.integrations
    this.app = privateBucket(this, 'App', { stage, logs })
    const zone =
      stage.domain &&
      HostedZone.fromHostedZoneAttributes(this, 'Zone', {
        hostedZoneId: stage.domain.zoneId,
        zoneName: stage.domain.zoneName,
      })
    const storage = `https://${props.mediaBucketName}.s3.${stage.region}.amazonaws.com`
    const headers = this.headers('Headers', storage, securityHeaders)
    const pictures = this.headers('PictureHeaders', storage, pictureHeaders)
    const apiOrigins = forEachApi(
      (name) =>
        new HttpOrigin(Fn.select(2, Fn.split('/', apis[name].apiEndpoint)), {
          originId: name,
          customHeaders: { 'x-tembea-edge': props.edgeKey },
        }),
    )
    const commonBehavior = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: headers,
      compress: true,
    }
    const toAnyApi: Omit<BehaviorOptions, 'origin'> = {
      ...commonBehavior,
      // A program that calls without TLS is refused, not led on: it would send its token in clear again.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy: this.apiHeaders(),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // The HTTP API answers 403 to any Host but its own; no function reads a cookie.
      originRequestPolicy: new OriginRequestPolicy(this, 'ApiRequests', {
        headerBehavior: OriginRequestHeaderBehavior.denyList('host'),
        queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      }),
      functionAssociations: [atRequest(this.routesOfTheApi())],
    }
    const toApi = (address: string): BehaviorOptions => ({
      ...toAnyApi,
      origin: apiOrigins[apiOf(address)],
    })
    const media = S3BucketOrigin.withOriginAccessControl(
      Bucket.fromBucketName(this, 'Media', props.mediaBucketName),
    )
    const charsets = this.charsets()
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Tembea ${stage.name}`,
      defaultRootObject: 'index.html',
      // Unless told otherwise, the edge keeps a failure for ten seconds, for everybody.
      errorResponses: failures.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(stage.firewall !== 'none' && { webAclId: firewall(this, 'Firewall', stage) }),
      ...(stage.domain === undefined
        ? {}
        : {
            domainNames: [stage.domain.name],
            minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
            certificate: new Certificate(this, 'Certificate', {
              domainName: stage.domain.name,
              validation: CertificateValidation.fromDns(zone),
            }),
          }),
      defaultBehavior: {
        ...commonBehavior,
        origin: S3BucketOrigin.withOriginAccessControl(asIBucket(this.app)),
        functionAssociations: [atRequest(this.pagesOfTheApp()), atResponse(charsets)],
      },
      additionalBehaviors: {
        ...Object.fromEntries(
          ['/api/docs', '/api/pay/*', '/share/*'].map((path) => [
            path,
            {
              ...toApi(path),
              responseHeadersPolicy: headers,
              viewerProtocolPolicy: commonBehavior.viewerProtocolPolicy,
            },
          ]),
        ),
        ...Object.fromEntries(
          signIns.map((path) => [path, { ...toApi(path), cachePolicy: this.places() }]),
        ),
        // The edge's function chooses the origin of these, address by address.
        '/api/*': toApi('/api/*'),
        '/_api/*': toApi('/_api/*'),
        '/media/art/*': {
          ...commonBehavior,
          responseHeadersPolicy: pictures,
          origin: apiOrigins[apiOf('/media/art/*')],
          cachePolicy: this.drawings(),
          functionAssociations: toAnyApi.functionAssociations ?? [],
        },
        '/media/pictures/library/*': {
          ...commonBehavior,
          responseHeadersPolicy: pictures,
          origin: apiOrigins[apiOf('/media/pictures/library/*')],
          cachePolicy: this.resized(),
          functionAssociations: [atRequest(this.formats())],
        },
        '/media/*': {
          ...commonBehavior,
          responseHeadersPolicy: pictures,
          origin: media,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          functionAssociations: [atRequest(this.keysOfMedia()), atResponse(charsets)],
        },
      },
    })
    edgeLog(this, { stage, distribution: this.distribution, logs })
    // media-stack.ts lets distributions of this account read its bucket.
    Annotations.of(this).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    )
    this.address = `https://${stage.domain?.name ?? this.distribution.distributionDomainName}`
    if (zone !== undefined && stage.domain !== undefined) {
      const target = RecordTarget.fromAlias(new CloudFrontTarget(this.distribution))
      const names = { zone, recordName: `${stage.domain.name}.`, target }
      new ARecord(this, 'Name', names)
      new AaaaRecord(this, 'NameV6', names)
    }
  }

  /**
   * What is drawn is the same for everybody and keeps as long as it says: no cookie and no header
   * tells drawings apart.
   */
  private drawings(): CachePolicy {
    return new CachePolicy(this, 'Drawings', {
      queryStringBehavior: CacheQueryStringBehavior.all(),
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    })
  }

  /** One for each format, size and crop. */
  private resized(): CachePolicy {
    return new CachePolicy(this, 'Resized', {
      queryStringBehavior: CacheQueryStringBehavior.all(),
      headerBehavior: CacheHeaderBehavior.allowList('Accept'),
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
    })
  }

  private formats(): EdgeFunction {
    return edgeFunction(this, 'Formats', {
      helper: pictureAccept,
      change: `var accept = request.headers.accept;
  request.headers.accept = { value: acceptOf(accept ? accept.value : '') };`,
    })
  }

  /** The bucket's keys do not begin with "media". */
  private keysOfMedia(): EdgeFunction {
    return edgeFunction(this, 'Keys', {
      change: `request.uri = request.uri.replace(/^\\/media/, '');`,
    })
  }

  /** Files of the buckets have the bare type by which they were put there. */
  private charsets(): EdgeFunction {
    return edgeFunction(this, 'Charsets', {
      helper: charsetOfTexts,
      of: 'response',
      change: `var type = response.headers['content-type'];
  if (type) type.value = typeOf(type.value);`,
    })
  }

  private headers(
    id: string,
    storage: string,
    values: typeof securityHeaders | typeof pictureHeaders,
  ) {
    return new ResponseHeadersPolicy(this, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: contentSecurityPolicyOf(storage, this.integrations),
          override: true,
        },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
        strictTransportSecurity,
      },
      customHeadersBehavior: {
        customHeaders: (
          [
            'permissions-policy',
            'cross-origin-opener-policy',
            'cross-origin-resource-policy',
          ] as const
        ).map((header) => ({ header, value: values[header], override: true })),
      },
    })
  }

  /** Headers for data: browsers load nothing from it and never frame it. */
  private apiHeaders(): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'ApiHeaders', {
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: apiSecurityHeaders['content-security-policy'],
          override: true,
        },
        contentTypeOptions: { override: true },
        strictTransportSecurity,
      },
      customHeadersBehavior: {
        customHeaders: [
          {
            header: 'cross-origin-resource-policy',
            value: apiSecurityHeaders['cross-origin-resource-policy'],
            override: true,
          },
        ],
      },
    })
  }

  /** Public pages have files; any other address without a dot is the app's one page. */
  private pagesOfTheApp(): EdgeFunction {
    const change = 'request.uri = pageOf(request.uri, request.cookies.TOKEN !== undefined);'
    return edgeFunction(this, 'Pages', { helper: pageOfAddress, change })
  }

  private known: CachePolicy | undefined
  /**
   * Lets the edge say from which place somebody signs in: headers of a cache policy go to the
   * origin, and the policy of all other calls cannot name any. Signing in is a POST, which the edge
   * neither keeps nor shares.
   */
  private places(): CachePolicy {
    this.known ??= new CachePolicy(this, 'Places', {
      headerBehavior: CacheHeaderBehavior.allowList(
        'CloudFront-Viewer-Country-Name',
        'CloudFront-Viewer-Country-Region-Name',
      ),
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
    })
    return this.known
  }

  /** A route's address may end with a slash, and its first letter says which API has it. */
  private routesOfTheApi(): EdgeFunction {
    return edgeFunction(this, 'Routes', {
      helper: `import cf from 'cloudfront';
${routeOfAddress}
${apiOfAddress}`,
      change: `request.uri = routeOf(request.uri);
  cf.selectRequestOriginById(apiOf(request.uri));`,
    })
  }
}

const atRequest = (of: EdgeFunction) => ({
  function: of,
  eventType: FunctionEventType.VIEWER_REQUEST,
})

const atResponse = (of: EdgeFunction) => ({
  function: of,
  eventType: FunctionEventType.VIEWER_RESPONSE,
})

interface EdgeChange {
  readonly helper?: string
  /** A browser's request before the edge looks for an answer, unless said; or its response. */
  readonly of?: 'request' | 'response'
  readonly change: string
}

/** Changes what passes the edge. */
const edgeFunction = (
  scope: Construct,
  id: string,
  { helper = '', of = 'request', change }: EdgeChange,
): EdgeFunction =>
  new EdgeFunction(scope, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(`${helper}
function handler(event) {
  var ${of} = event.${of};
  ${change}
  return ${of};
}`),
  })
