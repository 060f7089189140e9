import type { ClientId } from '#shared/ids/ids'

/** A client as the pages that assign one know them. */
export interface ClientChoice {
  readonly id: ClientId
  readonly name: string
}
