import type { AgencyRecord } from '../data/people/agency-records'
import type { Mail } from './mailer'

interface Owned {
  readonly agency: Pick<AgencyRecord, 'featureFlags'> | undefined
  /** The e-mail address of the agent whose trip it is about. */
  readonly owner: string
}

/** A mail of a trip, copied to the booking's owner where the agency has the flag ccBookingOwner (1 §6) and it does not go to them anyway. */
export function copyOwner(mail: Mail, { agency, owner }: Owned): Mail {
  const isCopied = agency?.featureFlags.includes('ccBookingOwner') && mail.to.toLowerCase() !== owner.toLowerCase()
  return isCopied ? { ...mail, cc: owner } : mail
}
