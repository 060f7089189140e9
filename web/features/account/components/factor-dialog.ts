import type { Prove } from './use-proof'

export interface FactorDialogProps {
  readonly prove: Prove
  readonly onAdded: (codes: readonly string[] | undefined) => void
  readonly onClose: () => void
}
