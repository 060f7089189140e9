import type { App } from 'aws-cdk-lib'
import { BOOTSTRAP_QUALIFIER_CONTEXT, Stack, Tags } from 'aws-cdk-lib'
import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { secretsPath } from '../functions/runtime/env-names'
import { forEachApi } from './config/apis'
import type { Reachable } from './config/reach'
import { routesByStack } from './config/route-stacks'
import type { Stage } from './config/stages'
import { asIHttpApi } from './constructs/as-interface'
import type { FunctionSurroundings } from './constructs/watched-function'
import type { WorkQueue } from './constructs/work-queue'
import { bootstrapOf } from './local/build/bootstrapping.mjs'
import { ApiStack, edgeKeySent, edgeKeysAccepted } from './stacks/api-stack'
import { BackupStack, CopiesStack } from './stacks/backup-stack'
import { DataStack } from './stacks/data-stack'
import { ErrorsStack } from './stacks/errors-stack'
import { HealthStack } from './stacks/health-stack'
import { InboundStack } from './stacks/inbound-stack'
import { JobsStack } from './stacks/jobs-stack'
import { MailStack } from './stacks/mail-stack'
import { MediaStack } from './stacks/media-stack'
import { PagesStack } from './stacks/pages-stack'
import { PipelineStack } from './stacks/pipeline-stack'
import { QueuesStack } from './stacks/queues-stack'
import { RoutesStack } from './stacks/routes-stack'
import { SmokeStack } from './stacks/smoke-stack'
import { WatchStack } from './stacks/watch-stack'
import { WebStack } from './stacks/web-stack'

interface Built {
  /** Folder of the bundled handlers. */
  readonly bundles: string
  /** Folder of the built app. */
  readonly webFolder: string
}

/** Every stack of one stage. What holds data stands apart from what is deployed every day. */
export function tembeaStacks(app: App, stage: Stage, built: Built) {
  const id = (name: string) => `Tembea-${stage.name}-${name}`
  app.node.setContext(BOOTSTRAP_QUALIFIER_CONTEXT, bootstrapOf(stage.name).qualifier)
  const watch = new WatchStack(app, id('Watch'), { stage })
  const data = new DataStack(app, id('Data'), { stage })
  const copies = stage.keepsData ? [new CopiesStack(app, id('Copies'), { stage })] : []
  const media = new MediaStack(app, id('Media'), {
    stage,
    ...(stage.domain && { origin: `https://${stage.domain.name}` }),
  })
  const queues = new QueuesStack(app, id('Queues'), { stage })
  const api = new ApiStack(app, id('Api'), { stage })
  const web = new WebStack(app, id('Web'), {
    stage,
    apis: api.apis,
    edgeKey: edgeKeySent(stage),
    logs: media.logs,
    mediaBucketName: media.media.bucketName,
  })
  const mail = new MailStack(app, id('Mail'), { stage, topic: watch.alarms })
  const reachable = reachableOf({ stage, data, media, queues, api, mail, web })
  const own = { stage, reachable, bundles: built.bundles }
  const errors = stage.settings.sentryDsn ? new ErrorsStack(app, id('Errors'), own) : undefined
  const surroundings: FunctionSurroundings = { ...own, reporter: errors?.reporter }
  const apis = forEachApi((name) => asIHttpApi(api.apis[name]))
  const ofStage = routesOf(stage)
  const health = new HealthStack(app, id('Health'), {
    stage,
    apis,
    tableName: data.table.tableName,
    topic: watch.alarms,
    routes: ofStage,
  })
  const bells = { topic: watch.alarms, unless: health.everything }
  const routeStacks = routesByStack(ofStage, stage.movedRoutes).map(
    (of, at) =>
      new RoutesStack(app, id(`Routes-${String(at).padStart(2, '0')}`), {
        ...surroundings,
        apis,
        routes: of,
        takesUnknown: at === 0,
      }),
  )
  const jobs = new JobsStack(app, id('Jobs'), { ...surroundings, bells, queues: queues.queues })
  const { inboundDomain } = stage.settings
  const inbound = inboundDomain
    ? [
        new InboundStack(app, id('Inbound'), {
          ...surroundings,
          mailDomain: inboundDomain,
          logs: media.logs,
          bells,
        }),
      ]
    : []
  const smoke = stage.isWalked
    ? [new SmokeStack(app, id('Smoke'), { ...surroundings, topic: watch.alarms })]
    : []
  const pages = new PagesStack(app, id('Pages'), {
    stage,
    web,
    tableName: data.table.tableName,
    webFolder: built.webFolder,
  })
  for (const stack of [...routeStacks, jobs, ...inbound]) pages.addStackDependency(stack)
  // Functions know the edge's next key, not its last one: the edge goes first when that changes.
  for (const stack of routeStacks) stack.addStackDependency(web)
  for (const stack of copies) media.addStackDependency(stack) // files are copied into a bucket that has to be there
  const backups = stage.keepsData
    ? [...copies, new BackupStack(app, id('Backup'), { stage, tableArn: data.table.tableArn })]
    : []
  const { repository } = stage
  const pipeline = repository
    ? [new PipelineStack(app, id('Pipeline'), { stage, repository, table: data.table })]
    : []
  Tags.of(app).add('product', 'tembea')
  Tags.of(app).add('stage', stage.name)
  return {
    watch,
    data,
    media,
    queues,
    api,
    health,
    mail,
    backups,
    routeStacks,
    jobs,
    web,
    pages,
    pipeline,
    smoke,
    inbound,
    errors: errors ? [errors] : [],
  }
}

interface Made {
  readonly stage: Stage
  readonly data: DataStack
  readonly media: MediaStack
  readonly queues: QueuesStack
  readonly api: ApiStack
  readonly mail: MailStack
  readonly web: WebStack
}

/** What functions reach, by references that CloudFormation fills in. */
function reachableOf({
  stage,
  data: { table, sealKey },
  media: { media, filmRole },
  queues: { queues },
  api,
  mail,
  web,
}: Made): Reachable {
  const queue = ({ queue, deadLetters }: WorkQueue) => ({
    url: queue.queueUrl,
    arn: queue.queueArn,
    dead: { url: deadLetters.queueUrl, arn: deadLetters.queueArn },
  })
  return {
    stage: stage.name,
    table: { name: table.tableName, arn: table.tableArn, keyArn: table.encryptionKey?.keyArn },
    sealKeyArn: sealKey.keyArn,
    media: { name: media.bucketName, arn: media.bucketArn, filmRoleArn: filmRole.roleArn },
    queues: {
      itinerary: queue(queues.itinerary),
      zap: queue(queues.zap),
      payment: queue(queues.payment),
      mail: queue(queues.mail),
      import: queue(queues.import),
    },
    mailArns: mail.arns,
    agencyDomainsArn: mail.agencyDomainsArn,
    functionsArn: Stack.of(api).formatArn({ service: 'lambda', resource: 'function' }),
    secretsArn: Stack.of(api).formatArn({
      service: 'ssm',
      resource: `parameter${secretsPath(stage.name)}`,
    }),
    edgeKey: edgeKeysAccepted(stage),
    settings: { ...stage.settings, webAddress: web.address },
  }
}

/** The sandbox's pages take no money: they are there only where it is in use. */
const routesOf = ({ settings: { paymentProvider = 'sandbox' } }: Stage): Route[] =>
  Object.values<Route>(routes).filter(
    ({ sandbox }) => sandbox !== true || paymentProvider.includes('sandbox'),
  )
