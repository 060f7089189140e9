import { createContext, useContext } from 'react'

/** Opens 'Why this price?' for a figure, beside the figure itself. */
export interface WhyOpener {
  readonly open: (path: string, anchor: HTMLElement) => void
  /** The figure being explained. */
  readonly path: string | undefined
}

export const WhyContext = createContext<WhyOpener>({ open: () => {}, path: undefined })
export const useWhy = (): WhyOpener => useContext(WhyContext)
