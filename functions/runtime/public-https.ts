import { lookup as resolve } from 'node:dns'
import { get as getHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export interface PublicRequest {
  readonly url: string
  readonly timeLimitMs: number
  readonly maxBytes: number
}

/** The refusal of an address that somebody configured (domain.md, Mail and hooks). */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}

/**
 * Gets a text from an address that a person configured: https only, no credentials in it, no
 * redirects, and never an address of a private or loopback network. The addresses that a name
 * stands for are judged where they are connected to, so a name can't resolve differently in between
 * (DNS rebinding).
 * @throws Error that says what was refused, without the address' query
 */
export async function getPublicText({
  url,
  timeLimitMs,
  maxBytes,
}: PublicRequest): Promise<string> {
  const { hostname } = requirePublicUrl(url)
  return new Promise((fulfil, reject) => {
    const signal = AbortSignal.timeout(timeLimitMs)
    const request = getHttps(url, { signal, lookup: publicLookup }, (response) => {
      const fail = (reason: string) => {
        reject(new Error(`${hostname} ${reason}`))
        request.destroy()
      }
      if (response.statusCode !== 200) return fail(`answered ${response.statusCode}`)
      const parts: Buffer[] = []
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > maxBytes) fail(`answered more than ${maxBytes} bytes`)
        else parts.push(part)
      })
      response.on('end', () => fulfil(Buffer.concat(parts).toString('utf8')))
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}

/** The address, when it may be asked. @throws AddressRefused that says what is wrong with it */
export function requirePublicUrl(text: string): URL {
  if (!URL.canParse(text)) throw new AddressRefused('The address must be a URL')
  const url = new URL(text)
  if (url.protocol !== 'https:') throw new AddressRefused('The address must begin with https')
  if (url.username !== '' || url.password !== '')
    throw new AddressRefused('The address must not hold a password')
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && !isPublicAddress(literal))
    throw new AddressRefused('The address must not be of a private network')
  return url
}

const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4')
}
/** Of IPv6 only global unicast is public, less its parts for documentation and for IPv4 inside. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001:db8::', 32],
  ['2001::', 23],
  ['2002::', 16],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6')
}

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !notPublic.check(address, 'ipv4')
  return version === 6 && globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** Resolves a name and refuses it when any of its addresses is not public. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, [])
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new AddressRefused(`${hostname} is of a private network`), [])
    }
    const [first] = addresses
    if (options.all === true) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  })
}
