import { ApiError, type ApiFailure, isRecord, noAnswerCodes, unknownErrorText } from './api-error'

/** 1 §7: no call waits longer. */
export const timeLimitMs = 60_000

/**
 * A successful answer. `version` is the record's, from its ETag; `cursor` leads to the next page of
 * a list.
 */
export interface Reply {
  readonly answer: unknown
  readonly version: number | undefined
  readonly cursor: string | undefined
}

/**
 * Sends one request, once.
 * @throws ApiError for every refusal, for no answer and for a timeout; the signal's own reason when
 * aborted
 */
export async function send(
  { url, init }: { url: string; init: RequestInit },
  signal?: AbortSignal,
): Promise<Reply> {
  const limit = AbortSignal.timeout(timeLimitMs)
  const either = signal === undefined ? limit : AbortSignal.any([signal, limit])
  const noAnswer = (cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiError(limit.aborted ? tooLate : unreachable)
  }
  const response = await fetch(url, { ...init, signal: either }).catch(noAnswer)
  if (!response.ok) throw new ApiError(await failureOf(response))
  const version = /"(\d+)"/.exec(response.headers.get('etag') ?? '')?.[1]
  return {
    answer: await answerOf(response).catch(noAnswer), // the connection may end within the body
    version: version === undefined ? undefined : Number(version),
    cursor: response.headers.get('x-next-cursor') ?? undefined,
  }
}

const tooLate: ApiFailure = {
  status: 0,
  code: noAnswerCodes.timeout,
  message: 'Tembea took too long to answer. Try again in a moment.',
}
const unreachable: ApiFailure = {
  status: 0,
  code: noAnswerCodes.unreachable,
  message: 'We can’t reach Tembea. Your entries are kept.',
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('pdf')) return response.blob() // a typed answer says text: saveFile takes both
  return type.includes('json') ? response.json() : wholeText(response)
}

/** The text including its byte order mark, which `response.text()` drops but spreadsheets need. */
const wholeText = async (response: Response): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())

/**
 * Statuses that a proxy returns while the server is starting or down; the server's own errors have
 * a code.
 */
const away: readonly number[] = [502, 503]

async function failureOf(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => undefined)
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const code = text(error.code)
  if (code === undefined && away.includes(response.status))
    return { ...unreachable, status: response.status }
  return {
    status: response.status,
    code: code ?? 'unknown',
    message: text(error.message) ?? unknownErrorText,
    details: error.details,
    requestId: text(error.requestId) ?? response.headers.get('x-request-id') ?? undefined,
  }
}
