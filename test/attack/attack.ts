import { cpuUsage } from 'node:process'
import type { Route } from '#shared/api/contract'
import { randomFrom } from '../simulation/random'
import { type Caller, signedInCallers } from './callers'
import { giveContacts } from './camp-contacts'
import { type Harvest, harvest } from './harvest'
import { callHttp, type HttpAnswer, type HttpRequest, readJson } from './http-call'
import { type Keyring, newKeyring } from './keyring'
import { mailbag } from './mailbag'
import { nextRequest } from './next-request'
import { operationOf, routeChooser, type Thread } from './next-route'
import { productTable } from './product-table'
import { rawBodies } from './raw-bodies'
import { type FoundBreach, roundJudge } from './round-judge'
import { type RunningProduct, startProduct } from './running-product'
import { sparesClient } from './sparing'
import { stageHands } from './stage-hands'
import { placeOf, type ToldRecord } from './told-records'
import { uploadTo } from './uploads'

export interface RoundOutcome {
  readonly requests: number
  readonly statuses: ReadonlyMap<number, number>
  /** `GET /api/Camps` of every operation that succeeded. */
  readonly reached: ReadonlySet<string>
  /** The last refusal of what seemed right, by operation. */
  readonly refusals: ReadonlyMap<string, string>
  readonly breaches: readonly FoundBreach[]
  /** Processor time of product and attacker while requests were sent, in milliseconds. */
  readonly processorMs: number
}

/** After so many requests mails are read, the table for private words, and callers put back. */
const readMailsEvery = 10
const readWordsEvery = 2_500
const putBackEvery = 50

/**
 * A product of its own, and so many requests of every kind of caller over every operation.
 *
 * @param options.seed - The same one sends the same kinds of requests in the same order.
 * @param options.data - A data folder to begin with a copy of; none for the demo's own data.
 */
export async function attackOnce(options: {
  readonly seed: number
  readonly requests: number
  readonly data?: string | undefined
}): Promise<RoundOutcome> {
  const product = await startProduct({ data: options.data })
  try {
    return await attackProduct(product, options)
  } finally {
    await product.stop()
  }
}

async function attackProduct(
  product: RunningProduct,
  { seed, requests }: { readonly seed: number; readonly requests: number },
): Promise<RoundOutcome> {
  const random = randomFrom(seed)
  const told = harvest(random)
  const data = productTable(product.place())
  const callers = await signedInCallers(product.address, data.table)
  const hands = await stageHands(data.table)
  const mails = mailbag(product.dataFolder)
  const keyring = newKeyring(product.address)
  const raw = await rawBodies(data.table)
  await giveContacts(data)
  const judge = roundJudge(data, product.output)
  const statuses = new Map<number, number>()
  const reached = new Set<string>()
  const refusals = new Map<string, string>()
  const routes = routeChooser(random, reached)
  const begun = processorOf(product)
  let thread: Thread | undefined
  for (let at = 0; at < requests; at++) {
    if (at % readWordsEvery === 0) await judge.readWords()
    if (at % putBackEvery === 0) await hands.putBack()
    if (at % readMailsEvery === 0) readMails(mails, told, callers)
    const parts = { random, told, callers, keyring, raw, thread }
    const { route, caller, request, isRight } = nextRequest(routes.next(thread), parts)
    if (!sparesClient(route, request)) continue
    const { answer, processorMs } = await callMeasured(product, caller, request)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    thread = undefined
    if (answer.status < 400) {
      reached.add(operationOf(route))
      const records = await learn(answer, { told, caller, route, request, keyring })
      if (isRight) thread = { caller, route, records }
    } else if (isRight) {
      refusals.set(operationOf(route), refusalOf({ caller, request, answer }))
      if (answer.status === 404 && seesItsAgency.test(caller.name))
        told.forget(request.params?.id, { place: placeOf(route), realm: caller.memory })
    }
    judge.hear({ route, caller, request, answer, processorMs })
  }
  const processorMs = processorOf(product) - begun
  await judge.readWords()
  data.client.destroy()
  return { requests, statuses, reached, refusals, breaches: judge.breaches, processorMs }
}

/** Who is told that something is not there although a colleague has it says nothing of it. */
const seesItsAgency = /^(?:lead|superadmin|content manager)/

function refusalOf({
  caller,
  request: { path, body },
  answer,
}: {
  readonly caller: Caller
  readonly request: HttpRequest
  readonly answer: HttpAnswer
}): string {
  const sent = body === undefined ? '' : JSON.stringify(body).slice(0, 300)
  return `${caller.name} ${path} ${sent}: ${answer.text.slice(0, 300)}`
}

function processorOf(product: RunningProduct): number {
  const { user, system } = cpuUsage()
  return (product.processorMs() ?? 0) + (user + system) / 1_000
}

function readMails(
  mails: ReturnType<typeof mailbag>,
  told: Harvest,
  callers: readonly Caller[],
): void {
  const realms = new Set(callers.map(({ memory }) => memory))
  for (const { field, secret } of mails.secrets())
    for (const realm of realms) told.take({ [field]: secret }, { realm, place: '' })
}

/** Remembers what a good answer told, and uploads what it gave an address for. */
async function learn(
  answer: HttpAnswer,
  {
    told,
    caller: { memory: realm },
    route,
    request,
    keyring,
  }: {
    readonly told: Harvest
    readonly caller: Caller
    readonly route: Route
    readonly request: HttpRequest
    readonly keyring: Keyring
  },
): Promise<readonly ToldRecord[]> {
  const place = placeOf(route)
  if (route.method === 'DELETE') {
    told.forget(request.params?.id, { place, realm })
    return []
  }
  const data = readJson(answer)
  const asked = { ...Object(request.body), ...request.query, ...request.params }
  if (operationOf(route) === 'POST /api/MediaContent') await uploadTo(data)
  if (operationOf(route) === 'POST /api/MyAccount/passkeys') keyring.accept()
  return told.take(data, { realm, place, asked })
}

/** Sends a request and measures what it took of the product's processor. */
async function callMeasured(product: RunningProduct, caller: Caller, request: HttpRequest) {
  const before = product.processorMs() ?? 0
  const answer = await callAs(product.address, caller, request)
  return { answer, processorMs: (product.processorMs() ?? 0) - before }
}

/** Whose session has ended begins another. */
async function callAs(address: string, caller: Caller, request: HttpRequest): Promise<HttpAnswer> {
  const headers = { ...request.headers, ...caller.headers }
  const answer = await callHttp(address, { ...request, headers })
  if (answer.status === 401 && caller.realm !== '')
    caller.headers = await caller.signIn().catch(() => caller.headers)
  return answer
}
