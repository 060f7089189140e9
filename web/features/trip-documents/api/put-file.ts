export interface FileToPut {
  readonly url: string
  readonly file: File
  readonly mimeType: string
  readonly signal: AbortSignal
  /** Bytes that are on their way or there. */
  readonly onSent: (bytes: number) => void
}

/** The storage did not take a file; the text says what to do. */
export class PutFailed extends Error {
  override readonly name = 'PutFailed'
}

/**
 * Puts a file straight to the storage. By XMLHttpRequest, because fetch does not tell how much of a body was sent.
 *
 * @throws PutFailed; the signal's reason when it was cancelled
 */
export function putFile({ url, file, mimeType, signal, onSent }: FileToPut): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (text: string) => reject(new PutFailed(text))
    request.open('PUT', url)
    request.setRequestHeader('content-type', mimeType)
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else fail(`The storage did not take it (${request.status}).`)
    })
    request.addEventListener('error', () => fail('The connection was lost on the way.'))
    request.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => request.abort())
    if (signal.aborted) reject(signal.reason)
    else request.send(file)
  })
}
