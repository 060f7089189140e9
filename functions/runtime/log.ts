import type { LogItem } from '@aws-lambda-powertools/logger'
import { Logger } from '@aws-lambda-powertools/logger'
import { maskSecrets } from '#shared/format/masked'
import { environment } from './env'
import { requestAtWork } from './request-at-work'

type Facts = Readonly<Record<string, unknown>>
type Level = 'info' | 'warn' | 'error'

/** Where log lines go: one JSON object a line. Tests replace it. */
export const logSink = { write: (line: string) => void process.stdout.write(`${line}\n`) }

class LineLogger extends Logger {
  protected override printLog(_level: number, item: LogItem): void {
    const { AWS_LAMBDA_FUNCTION_NAME: name } = environment.current()
    item.addAttributes({ ...requestAtWork.getStore(), ...(name && { function: name }) })
    item.prepareForPrint()
    logSink.write(maskSecrets(JSON.stringify(item.getAttributes(), this.getJsonReplacer())))
  }
}

/** Each line has the ids of the request that writes it, and the name of its function. */
const logger = new LineLogger({ serviceName: 'tembea' })

const write =
  (level: Level) =>
  (event: string, facts: Facts = {}) =>
    logger[level](event, facts)

/**
 * A log line is a named event with ids and counts; never a body, a header, a token, an address or a
 * traveler's name.
 */
export const log = { info: write('info'), warn: write('warn'), error: write('error') }
