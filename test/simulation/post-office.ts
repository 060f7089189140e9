import { AppError } from '#shared/errors/app-error'
import type { Mail, Mailer } from '../../functions/mail/mailer'
import { inTurnOf, type Process } from './turns'

/** Mails that went out; one whose sender did not hear of it went out all the same. */
export interface PostOffice {
  mailerOf(process: Process): Mailer
  readonly sent: readonly Mail[]
}

export function postOfficeOf(): PostOffice {
  const sent: Mail[] = []
  const failure = () => new AppError('service.busy')
  return {
    sent,
    mailerOf: (process) => ({
      send: (mail) =>
        inTurnOf(process, { what: 'mail', failure }, async () => void sent.push(mail)),
    }),
  }
}
