/** How the mail service sees a domain; `missing` where it knows none of ours by that name. */
export type IdentityState = 'waiting' | 'verified' | 'failed' | 'missing'

/** Domains at the mail service, which signs what it sends from them (domain.md, Mail and hooks). */
export interface SenderIdentities {
  /**
   * Makes a domain known, or finds it known already.
   * @returns the tokens by which it signs; undefined where the domain is somebody else's
   * @throws AppError service.busy
   */
  create(domain: string): Promise<readonly string[] | undefined>
  /** Looks how it stands. @throws AppError service.busy */
  look(domain: string): Promise<IdentityState>
  /** Forgets it; what is not there is no failure. @throws AppError service.busy */
  remove(domain: string): Promise<void>
}
