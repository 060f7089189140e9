import type { ClientChoice } from '../../model/client-choice'

export interface ClientSelectorProps {
  readonly client: ClientChoice | undefined
  readonly onChoose: (client: ClientChoice | undefined) => void
  /** Opens the dialog that can also add a client. */
  readonly onAdd: () => void
}
