import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { handlerFileOf, type Route } from '#shared/api/contract'
import { integrationsFile } from '#shared/api/integrations'
import { routes } from '#shared/api/routes'
import { documentClient } from '../../functions/data/table/document-client'
import { tableOver } from '../../functions/data/table/table-access'
import { secretsPath } from '../../functions/runtime/env-names'
import { unknownAddress } from '../config/functions'
import { integrationsOf } from '../config/integrations'
import { inboundJob, inboundQueue, queueJobs, scheduledJobs } from '../config/jobs'
import {
  contactVariable,
  securityContact,
  securityFile,
  securityText,
} from '../config/security-text'
import { localCredentials, startAwsEndpoint } from './aws-endpoint'
import { hostBundles } from './bundles/host-bundles'
import { lambdaBundles } from './bundles/lambda-bundles'
import { sealKeyIn, takeDataFolder } from './data-folder'
import { startDatabase } from './database'
import { putDemoFilm } from './demo/demo-film'
import { readLivesToCome } from './demo/loaded'
import { devPages } from './dev/dev-pages'
import {
  functionEnvironment,
  inboundBucket,
  isolate,
  leavePlace,
  localReachable,
  localSender,
  mediaBucket,
  tableName,
} from './environment'
import { filmsEndpoint } from './films/films-endpoint'
import { hasFfmpeg, makeFilm } from './films/make-film'
import { functionLoader } from './function-loader'
import { createGateway, type GatewayRoute } from './gateway'
import { jobEndpoint } from './job-endpoint'
import { judgeBy } from './judge/judge'
import { keepPermissions } from './judge/kept-permissions'
import { listenOn } from './listen'
import { identitiesIn } from './mail/identities'
import { receiveMails } from './mail/inbound'
import { mailboxIn } from './mail/mailbox'
import { sesEndpoint } from './mail/ses-endpoint'
import type { StartOptions } from './options'
import { ownTable } from './own-table'
import { isOfPapers, paperThread } from './paper-thread'
import { parametersEndpoint, takeSecrets } from './parameters'
import { publishOnce } from './publish-once'
import { openQueues } from './queues'
import { startS3 } from './s3'
import { type Schedules, startSchedules } from './schedules'
import { apiEdgeHeaders, edgeHeadersFor, pictureEdgeHeadersFor } from './site/edge-headers'
import { mediaFrom } from './site/media'
import { staticFiles } from './site/static-files'

export interface TembeaOptions extends StartOptions {
  readonly projectFolder: string
  /** The built web app, when it is ready. */
  readonly web: Promise<string>
  /** Whether this starts again at every change of a source, so that no bundle is made before its time. */
  readonly isDevelopment: boolean
  readonly dynamodbEndpoint: string | undefined
  readonly say: (text: string) => void
  readonly reportFailure: (name: string, error: unknown) => void
}

export interface Tembea {
  readonly address: string
  /** Resolves when the database has ended by itself. */
  readonly databaseEnded: Promise<void>
  stop(): Promise<void>
}

/** What ends the parts, in the order in which they were started; they end in the other. */
type Stops = (() => unknown)[]

/**
 * Starts the whole product on this machine: engines, queues, schedules, and one origin for app, API
 * and media.
 */
export async function startTembea(options: TembeaOptions): Promise<Tembea> {
  const stops: Stops = []
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end()
  }
  try {
    return await startParts(options, stops, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function startParts(
  options: TembeaOptions,
  stops: Stops,
  stop: () => Promise<void>,
): Promise<Tembea> {
  const { port, reportFailure } = options
  const address = `http://localhost:${port}`
  const listening = await listenOn(port)
  stops.push(listening.stop)
  const data = await takeDataFolder({
    ...options,
    path: resolve(options.projectFolder, options.dataFolder),
    address,
  })
  stops.push(data.release)
  let schedules: Schedules | undefined
  const runJob = (name: string) => schedules?.run(name) ?? false
  const engines = await startEngines({ ...options, runJob, dataFolder: data.path }, stops)
  const { loaderOf } = engines
  stops.push(
    leavePlace(data.path, {
      dynamodb: engines.endpoints.tableFromOutside,
      ses: engines.endpoints.ses,
      webAddress: address,
    }),
  )
  const publish = loaderOf('catalogue/jobs/publish-catalogue')
  if (publish !== undefined) await publishOnce({ load: publish, reportFailure })
  engines.queues.work()
  const stateFile = join(data.path, 'schedules.json')
  let answer = () => {}
  const answering = new Promise<void>((resolve) => {
    answer = resolve
  })
  // Jobs wait, because they would treat demo trips in the past as overdue.
  const livesLoaded = answering.then(() =>
    liveOnce(engines.database.endpoint, {
      sealKey: sealKeyIn(data.path),
      storage: engines.endpoints.s3,
      reportFailure,
    }),
  )
  schedules = startSchedules({
    jobs: scheduledJobs,
    load: loaderOf,
    stateFile,
    reportFailure,
    after: livesLoaded,
  })
  stops.push(() => atMost(2_000, schedules.stop()))
  const integrations = integrationsOf('local', process.env)
  const edgeHeaders = edgeHeadersFor(engines.endpoints.s3, integrations)
  const pictureHeaders = pictureEdgeHeadersFor(engines.endpoints.s3)
  const media = mediaFrom({
    endpoint: engines.endpoints.s3,
    bucket: mediaBucket,
    edgeHeaders: pictureHeaders,
  })
  await putDemoFilm({ endpoint: engines.endpoints.s3, bucket: mediaBucket })
  const contact = securityContact(process.env[contactVariable] || undefined, localSender())
  const site = staticFiles(await options.web, edgeHeaders, {
    [integrationsFile]: JSON.stringify(integrations),
    ...(contact && { [securityFile]: securityText({ contact, address, now: new Date() }) }),
  })
  const pages = devPages({ ...engines, schedules, edgeHeaders })
  const gateway = createGateway({
    routes: Object.values<Route>(routes).map((route) =>
      gatewayRouteOf(route, {
        loadRoute: engines.loadRoute,
        edgeHeaders: route.path.startsWith('/media/') ? pictureHeaders : edgeHeaders,
      }),
    ),
    unknown: loaderOf(unknownAddress.handlerFile) ?? missing(unknownAddress.handlerFile),
    edgeHeaders: apiEdgeHeaders,
    edgeKey: engines.edgeKey,
    reportFailure,
    elsewhere(request, response, url) {
      if (url.path.startsWith('/media/')) media.serve(request, response, url.path)
      else if (url.path.startsWith('/dev/')) pages.serve(request, response, url.path)
      else site.serve(request, response, url.path)
    },
  })
  stops.push(media.stop)
  await engines.firstBundles
  listening.serve(gateway)
  answer()
  stops.push(() => atMost(5_000, livesLoaded))
  return { address, databaseEnded: engines.database.ended, stop }
}

/** What whoever signs in calls, after the catalogue was published: it is there before we answer. */
const firstCalled: readonly Route[] = [routes.login, routes.whoAmI]

/** Where Debian and Fedora have the socket of ClamAV's daemon. */
const clamdSockets = ['/run/clamav/clamd.ctl', '/run/clamd.scan/clamd.sock']

/** The database, the storage, the queues and the mailbox: all that handlers reach. */
async function startEngines(
  {
    port,
    dataFolder,
    projectFolder,
    isDevelopment,
    dynamodbEndpoint,
    say,
    reportFailure,
    runJob,
  }: TembeaOptions & { readonly runJob: (name: string) => boolean },
  stops: Stops,
) {
  const record = judgeBy(localReachable())
  const { judge } = record
  stops.push(() => keepPermissions(record, { projectFolder, reportFailure }))
  const [database, storage] = await Promise.all([
    startDatabase({ projectFolder, dataFolder, endpoint: dynamodbEndpoint, now: new Date(), say }),
    startS3({ dataFolder: join(dataFolder, 's3'), buckets: [mediaBucket, inboundBucket], judge }),
  ])
  stops.push(database.stop, storage.stop)
  const table = await ownTable(database, judge)
  stops.push(table.stop)
  process.env.AWS_XRAY_MANUAL_MODE = 'true' // else the tracer of workers follows each promise of this process
  hostBundles(functionEnvironment)
  const bundles = lambdaBundles(new URL('./bundler.js', import.meta.url), projectFolder)
  stops.push(bundles.stop)
  const { bundleOf } = bundles
  const firstBundles = bundles.prepare(firstCalled.map(handlerFileOf))
  firstBundles.catch(() => undefined)
  if (!isDevelopment) bundles.makeAllMeanwhile()
  const loaderOf = functionLoader({ inFunction: (name, run) => inFunction(name, run), bundleOf })
  const queueFolder = join(dataFolder, 'queues')
  const queues = await openQueues({
    jobs: [...queueJobs, inboundJob],
    load: loaderOf,
    dataFolder: queueFolder,
    reportFailure,
    judge,
  })
  stops.push(() => atMost(2_000, queues.stop()))
  const mailbox = mailboxIn(join(dataFolder, 'mail'))
  const ses = await startAwsEndpoint(
    sesEndpoint({
      mailbox,
      identities: identitiesIn({
        file: join(dataFolder, 'mail-domains.json'),
        now: () => new Date(),
      }),
      now: () => new Date(),
      judge,
      tell: (event) => queues.put('mail', event),
    }),
  )
  const ssm = await startAwsEndpoint(parametersEndpoint(takeSecrets(secretsPath('local')), judge))
  const lambda = await startAwsEndpoint(jobEndpoint({ run: runJob, judge }))
  const films = hasFfmpeg()
    ? await startAwsEndpoint(
        filmsEndpoint({ make: (film) => makeFilm(film, storage.endpoint), judge, reportFailure }),
      )
    : undefined
  stops.push(ses.stop, ssm.stop, lambda.stop, () => films?.stop())
  const endpoints = {
    tableFromOutside: table.endpoint,
    s3: storage.endpoint,
    sqs: queues.endpoint,
    ses: ses.endpoint,
    ssm: ssm.endpoint,
    lambda: lambda.endpoint,
  }
  const webAddress = `http://localhost:${port}`
  const edgeKey = randomBytes(16).toString('hex')
  const reachable = localReachable({
    ...endpoints,
    edgeKey,
    localSealKey: sealKeyIn(dataFolder),
    films: films?.endpoint,
    clamdAddress: process.env.CLAMD_ADDRESS ?? clamdSockets.find(existsSync),
    dynamodb: database.endpoint,
    urlOf: queues.urlOf,
    deadUrlOf: (queue) => queues.urlOf(queue, 'dead'),
    webAddress,
  })
  const inFunction = isolate(reachable)
  const script = new URL('./paper-worker.js', import.meta.url)
  const papers = paperThread({ reachable, script, bundleOf })
  stops.push(papers.stop)
  const loadRoute: RouteLoader = (file) =>
    isOfPapers(file) ? () => papers.load(file) : loaderOf(file)
  const receiveMail = receiveMails({
    endpoint: storage.endpoint,
    bucket: inboundBucket,
    tell: (note) => queues.put(inboundQueue, note),
    now: () => new Date(),
  })
  const engines = { database, queues, mailbox, receiveMail }
  return { ...engines, endpoints, loaderOf, loadRoute, edgeKey, firstBundles }
}

/** How to load the handler of a route; that of a paper is called in a thread of its own. */
type RouteLoader = (handlerFile: string) => GatewayRoute['load'] | undefined

function gatewayRouteOf(
  route: Route,
  { loadRoute, edgeHeaders }: { loadRoute: RouteLoader; edgeHeaders: readonly string[] },
): GatewayRoute {
  const file = handlerFileOf(route)
  const { method, path, name, contentType, who, cacheSeconds } = route
  const isCacheable = who === 'public' && cacheSeconds !== undefined && path.startsWith('/media/')
  return {
    method,
    path,
    name,
    load: loadRoute(file) ?? missing(file),
    isCacheable,
    edgeHeaders: contentType === undefined ? undefined : edgeHeaders,
  }
}

/** Fails at its first request, so that a page can be built before its routes are. */
const missing = (file: string) => async () => {
  throw new Error(`functions/${file}.ts does not exist yet`)
}

/**
 * Work under way may finish, but not keep us from stopping: it is journalled and will be done
 * again.
 */
function atMost(ms: number, stopping: Promise<unknown>): Promise<unknown> {
  return Promise.race([stopping, new Promise((resolve) => setTimeout(resolve, ms).unref())])
}

/**
 * Brings the demo trips to their states, and the library its pictures, after the first start, while
 * the product answers already.
 */
async function liveOnce(
  endpoint: string,
  {
    sealKey,
    storage,
    reportFailure,
  }: Pick<TembeaOptions, 'reportFailure'> & { readonly sealKey: string; readonly storage: string },
): Promise<void> {
  try {
    const table = tableOver(documentClient({ endpoint, credentials: localCredentials }), tableName)
    const toCome = await readLivesToCome(table)
    if (toCome === undefined) return
    const { loadLives } = await import('./demo/load-lives') // the whole domain: not loaded at every start
    const { loadLibrary } = await import('./demo/load-library')
    await loadLibrary(table, {
      endpoint: storage,
      bucket: mediaBucket,
      loadedAt: new Date(toCome.loadedAt),
    })
    await loadLives(table, sealKey)
  } catch (error) {
    reportFailure('demo trips', error)
  }
}
