import { lookup as systemLookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

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
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6')
}

/** Whether an IP address is one of the open internet: not loopback, private, link-local, reserved or multicast. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !notPublic.check(address, 'ipv4')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped === undefined ? !notPublic.check(address, 'ipv6') : isPublicAddress(mapped)
}

/** The refusal of an address that a user configured (domain.md, Mail and hooks). */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}

/**
 * A name look-up that refuses every address that is not public. It is the one by which the connection is made, so a name
 * cannot mean one thing when it is checked and another when it is used.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '')
    const refused = addresses.find(({ address }) => !isPublicAddress(address))
    if (refused !== undefined) return callback(new AddressRefused(`${hostname} is in a private network`), '')
    if (options.all === true) return callback(null, addresses)
    const [first] = addresses
    return callback(null, first?.address ?? '', first?.family)
  })
}
