import { softPasskey } from '../support/soft-passkey'

type SoftPasskey = ReturnType<typeof softPasskey>

/** The passkeys of the callers: each makes them, and signs with the one that was accepted last. */
export interface Keyring {
  /** A passkey for a challenge; it is `accept`ed when the product has taken it. */
  make(challenge: string): unknown
  accept(): void
  sign(challenge: string): unknown
}

export function newKeyring(origin: string): Keyring {
  let made: SoftPasskey | undefined
  let accepted: SoftPasskey | undefined
  return {
    make(challenge) {
      made = softPasskey(origin)
      return made.make(challenge)
    },
    accept() {
      accepted = made
    },
    sign: (challenge) => (accepted ?? softPasskey(origin)).sign(challenge),
  }
}
