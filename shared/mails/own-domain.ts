import * as z from 'zod/mini'

/** How an agency's own domain stands: its mails are from it only while it is `verified`. */
export const mailDomainStates = ['waiting', 'verified', 'failed'] as const
export type MailDomainState = (typeof mailDomainStates)[number]

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domainPattern = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$`)

/** Names of DNS end at 253 characters, and records stand up to 44 before a domain. */
const maxDomain = 200

/** Mail providers where anybody has an address, of many countries' domains. */
const providerNames = /^(?:yahoo|hotmail|outlook|live|msn|gmx|yandex|aol|protonmail)$/
const providerEndings = /^(?:com|net|org|[a-z]{2}|com?\.[a-z]{2})$/
const providers: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'mac.com', 'mail.com'],
  ...[
    'mail.ru',
    'ymail.com',
    'proton.me',
    'pm.me',
    'tutanota.com',
    'tuta.io',
    'fastmail.com',
    'hey.com',
  ],
  ...['zoho.com', 'zohomail.com', 'web.de', 't-online.de', 'freenet.de', 'orange.fr', 'free.fr'],
  ...['laposte.net', 'libero.it', 'qq.com', '163.com', '126.com', 'naver.com', 'rediffmail.com'],
  ...['comcast.net', 'verizon.net', 'att.net', 'sbcglobal.net', 'btinternet.com', 'mweb.co.za'],
])

/** Whether everybody may have an address of the domain, or of one that it is a part of. */
export function isPublicMailDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.some((name, at) => {
    const ending = labels.slice(at + 1).join('.')
    const isOfMany = providerNames.test(name) && providerEndings.test(ending)
    return isOfMany || providers.has(`${name}.${ending}`)
  })
}

/** Whether one of two domains is the other, or a part of it. */
export const isRelatedDomain = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)

/** A domain that an agency may send from, as far as its name alone can tell. */
export const ownDomainName = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(maxDomain, { error: `must be at most ${maxDomain} characters` }),
  z.regex(domainPattern, { error: 'Enter a domain like mail.youragency.com', abort: true }),
  z.refine((domain) => !isPublicMailDomain(domain), {
    error: 'Use a domain of your agency, not of a public mail provider',
  }),
)

/** What stands before the @. */
export const senderLocalPart = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.regex(/^(?=.{1,64}$)[a-z0-9]+(?:[._+-][a-z0-9]+)*$/, {
    error: 'Enter what stands before the @, like trips',
  }),
)

/** An entry of a domain's DNS that its agency makes. */
export interface DnsRecord {
  readonly name: string
  readonly type: 'CNAME' | 'TXT'
  readonly value: string
}

interface ProvenDomain {
  readonly name: string
  /** By which the mail service signs: a record each. */
  readonly dkimTokens: readonly string[]
  /** What proves that it is this agency that may change the domain. */
  readonly proof: string
}

/** Where a domain's proof stands. */
export const proofName = (domain: string): string => `_tembea.${domain}`
/** What stands there. */
export const proofValue = (proof: string): string => `tembea-domain=${proof}`

/** The records that a domain needs: three for its signatures (Easy DKIM), and one for its owner. */
export const dnsRecords = ({ name, dkimTokens, proof }: ProvenDomain): DnsRecord[] => [
  ...dkimTokens.map(
    (token): DnsRecord => ({
      name: `${token}._domainkey.${name}`,
      type: 'CNAME',
      value: `${token}.dkim.amazonses.com`,
    }),
  ),
  { name: proofName(name), type: 'TXT', value: proofValue(proof) },
]
