/** Where whoever finds a hole in the product reads whom to tell (RFC 9116). */
export const securityFile = '/.well-known/security.txt'

/** How to tell us, and what we do then: a file of web/public. */
const policyFile = '/security-policy.txt'

/** RFC 9116 asks for less than a year; every deployment begins it anew. */
const validDays = 180

const dayMs = 86_400_000

/** The variable that says whom to tell. */
export const contactVariable = 'TEMBEA_SECURITY_CONTACT'

/**
 * Whom a stage names for reports of holes: what its setting says, else the address that its mails are
 * from.
 * @param setting - `mailto:security@example.com` or an https address
 * @param mailFrom - `Tembea <hello@example.com>`
 * @returns undefined for a stage that sends no mails and names nobody
 * @throws Error when the setting is neither
 */
export function securityContact(
  setting: string | undefined,
  mailFrom: string | undefined,
): string | undefined {
  if (setting !== undefined && !/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(setting))
    throw new Error(`${contactVariable} must be mailto:security@example.com or an https address.`)
  const sender = /([^\s<>@]+@[^\s<>@]+)>?\s*$/.exec(mailFrom ?? '')?.[1]
  return setting ?? (sender && `mailto:${sender}`)
}

interface SecurityText {
  readonly contact: string
  /** Where people reach the product, without a slash at the end. */
  readonly address: string
  readonly now: Date
}

/** The file of a stage: its dates are whole days, so that deployments of one day have the same. */
export function securityText({ contact, address, now }: SecurityText): string {
  const today = Math.floor(now.getTime() / dayMs)
  const expires = new Date((today + validDays) * dayMs).toISOString().replace('.000', '')
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${address}${securityFile}`,
    `Policy: ${address}${policyFile}`,
    '',
  ].join('\n')
}
