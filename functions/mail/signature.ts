import type { AgentRecord } from '../data/people/agency-records'
import type { Signature } from './letter'

type Signer = Pick<AgentRecord, 'phone' | 'headshot' | 'signature'>

/** Who signs a mail to a client, by the name that it is written in. */
interface SignedMail {
  readonly name: string
  /** Where the answer goes. */
  readonly email: string
  readonly webAddress: string
}

/** The signature of an agent as they chose it: portrait and phone, unless they left them out. */
export function agentSignature(
  signer: Signer | undefined,
  { name, email, webAddress }: SignedMail,
): Signature {
  const { phone = '', headshot, signature } = signer ?? {}
  const { line = '', showsPhone = true, showsPortrait = true } = signature ?? {}
  return {
    name,
    line,
    lines: [showsPhone ? phone : '', email].filter((text) => text !== ''),
    portrait:
      showsPortrait && headshot !== undefined ? `${webAddress}/media/${headshot}` : undefined,
  }
}
