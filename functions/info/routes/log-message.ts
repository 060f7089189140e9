import { infoRoutes } from '#shared/api/info'
import { lambdaFor } from '../../data/table/lambda-for'
import { log } from '../../runtime/log'
import { useCase } from '../../runtime/use-case'

/** Writes what the app says about itself into the log, on one line and with who it was for. */
export const logMessage = useCase(infoRoutes.logMessage, async ({ body, principal, requestId }) => {
  const { agencyId, agentId } = principal
  log.info('app.message', { requestId, agencyId, agentId, text: withoutControls(body.message) })
  return { logged: true as const }
})

export const handler = lambdaFor(logMessage)

/** Control characters could make one message look like several. */
const withoutControls = (message: string): string => message.replace(/\p{Cc}+/gu, ' ')
