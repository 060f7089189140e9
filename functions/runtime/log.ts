import type { LogItem } from '@aws-lambda-powertools/logger'
import { Logger } from '@aws-lambda-powertools/logger'
import { masked } from '#shared/format/masked'
import { requestAtWork } from './request-at-work'

type Facts = Readonly<Record<string, unknown>>
type Level = 'info' | 'warn' | 'error'

/** Where log lines go: one JSON object a line. Tests replace it. */
export const logSink = { write: (line: string) => void process.stdout.write(`${line}\n`) }

class LineLogger extends Logger {
  protected override printLog(_level: number, item: LogItem): void {
    const requestId = requestAtWork.getStore()
    if (requestId !== undefined) item.addAttributes({ requestId })
    item.prepareForPrint()
    logSink.write(masked(JSON.stringify(item.getAttributes(), this.getJsonReplacer())))
  }
}

/** The logger of this container; each request puts its own ids into it (observe.ts). */
export const logger = new LineLogger({ serviceName: 'tembea' })

const write =
  (level: Level) =>
  (event: string, facts: Facts = {}) =>
    logger[level](event, facts)

/**
 * A log line is a named event with ids and counts; never a body, a header, a token, an address or a
 * traveler's name.
 */
export const log = { info: write('info'), warn: write('warn'), error: write('error') }
