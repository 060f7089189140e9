import { type ReactNode, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error'
import { lazyPart } from '../../../lib/loading/lazy-page'
import type { TwoStep } from '../api/account'

const ProofDialog = lazyPart(() => import('./ProofDialog'), 'ProofDialog')

/** Does something that may ask for a proof first; undefined when the agent gave none. */
export type Prove = <Result>(action: () => Promise<Result>) => Promise<Result | undefined>

interface Waiting {
  readonly proved: () => void
  readonly cancelled: () => void
}

/**
 * Asks the agent to confirm who they are where the server wants it, and then goes on with what they
 * were about to do.
 */
export function useProof(twoStep: TwoStep): { readonly prove: Prove; readonly dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting>()
  const prove: Prove = async (action) => {
    try {
      return await action()
    } catch (error) {
      if (!isApiError(error, 'auth.proof-needed')) throw error
      const isProved = await new Promise<boolean>((resolve) =>
        setWaiting({ proved: () => resolve(true), cancelled: () => resolve(false) }),
      )
      setWaiting(undefined)
      return isProved ? action() : undefined
    }
  }
  const dialog = waiting && (
    <ProofDialog twoStep={twoStep} onProved={waiting.proved} onClose={waiting.cancelled} />
  )
  return { prove, dialog }
}
