import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CfnOutput, Stack } from 'aws-cdk-lib'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import { integrationsFile } from '#shared/api/integrations'
import { envNames } from '../../functions/runtime/env-names'
import { builtPages, cachingOfFiles, hashedFolder, startScript } from '../config/page-files'
import { placeParameter } from '../config/place'
import { securityFile, securityText } from '../config/security-text'
import type { Stage } from '../config/stages'
import { asIBucket } from '../constructs/as-interface'
import { logGroup } from '../constructs/log-group'
import type { WebStack } from './web-stack'

export interface PagesStackProps {
  readonly stage: Stage
  readonly web: WebStack
  readonly tableName: string
  /** The built app. */
  readonly webFolder: string
}

/** Made for other servers, or for the error-reporting service alone. */
const notServed = ['*.br', '*.gz', '*.map']

/**
 * The built app: hashed files for a year and what is asked after each time, then the pages that name
 * them, which are never kept. It
 * comes after the functions, so that no page asks for what is not there yet. Where the stage is, is
 * told last of all.
 */
export class PagesStack extends Stack {
  /**
   * @throws Error where the app is not built: an empty site would take the place of the one that is
   * there
   */
  constructor(scope: Construct, id: string, { stage, web, tableName, webFolder }: PagesStackProps) {
    super(scope, id, { env: { region: stage.region } })
    for (const page of builtPages)
      if (!existsSync(join(webFolder, page)))
        throw new Error(
          `The web app is not built: ${page} is missing from ${webFolder}. Run npm run build:web.`,
        )
    const deploymentLog = logGroup(this, 'DeploymentLog', stage)
    const files = new BucketDeployment(this, 'Files', {
      destinationBucket: asIBucket(web.app),
      destinationKeyPrefix: hashedFolder,
      sources: [Source.asset(join(webFolder, hashedFolder), { exclude: notServed })],
      cacheControl: [CacheControl.fromString(cachingOfFiles.immutable)],
      prune: false,
      logGroup: deploymentLog,
    })
    const revalidatedFiles = new BucketDeployment(this, 'Revalidated', {
      destinationBucket: asIBucket(web.app),
      sources: [
        Source.asset(webFolder, {
          exclude: [...notServed, '*.html', '*.txt', startScript.slice(1), hashedFolder],
        }),
      ],
      cacheControl: [CacheControl.fromString(cachingOfFiles.revalidated)],
      prune: false,
      logGroup: deploymentLog,
    })
    const { securityContact: contact } = stage
    const texts = new BucketDeployment(this, 'Texts', {
      destinationBucket: asIBucket(web.app),
      sources: [
        Source.asset(webFolder, { exclude: ['*', '!*.txt'] }),
        ...(contact === undefined
          ? []
          : [
              Source.data(
                securityFile.slice(1),
                securityText({ contact, address: web.address, now: new Date() }),
              ),
            ]),
      ],
      contentType: 'text/plain; charset=utf-8',
      cacheControl: [CacheControl.fromString(cachingOfFiles.revalidated)],
      prune: false,
      logGroup: deploymentLog,
    })
    const pages = new BucketDeployment(this, 'Page', {
      destinationBucket: asIBucket(web.app),
      sources: [
        Source.asset(webFolder, { exclude: ['*', '!*.html', `!${startScript.slice(1)}`] }),
        Source.jsonData(integrationsFile.slice(1), stage.integrations),
      ],
      cacheControl: [CacheControl.fromString(cachingOfFiles.never)],
      distribution: web.distribution,
      distributionPaths: ['/', startScript, integrationsFile, ...builtPages],
      prune: false,
      logGroup: deploymentLog,
    })
    pages.node.addDependency(files, revalidatedFiles, texts)
    const place = {
      AWS_REGION: stage.region,
      [envNames.tableName]: tableName,
      [envNames.webAddress]: web.address,
      ...(stage.settings.mailFrom === undefined
        ? {}
        : { [envNames.mailFrom]: stage.settings.mailFrom }),
    }
    const parameter = {
      parameterName: placeParameter(stage.name),
      stringValue: this.toJsonString(place),
    }
    new StringParameter(this, 'Place', parameter).node.addDependency(pages)
    new CfnOutput(this, 'Address', { value: web.address, description: 'Where people reach Tembea' })
  }
}
