import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { FloatingTip } from '../../../components/tip/FloatingTip'

/** 2 §9. */
const delayMs = 100

/**
 * One tooltip for everything inside that has a `data-tip`, so that a long list doesn't render one
 * per row. Shows on hover and focus, hides on Escape.
 */
export function TipLayer({ children }: { readonly children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const point = (event: SyntheticEvent, waitMs: number) => {
    const tipElement =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null
    clearTimeout(timer.current)
    if (tipElement === null) setAnchor(undefined)
    else timer.current = setTimeout(() => setAnchor(tipElement), waitMs)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setAnchor(undefined)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const words = anchor?.isConnected ? anchor.dataset.tip : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what is pointed at inside
    <div
      onMouseOver={(event) => point(event, delayMs)}
      onMouseLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && point(event, 0)}
      onBlur={hide}
      onClickCapture={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      <FloatingTip anchor={anchor} words={words} />
    </div>
  )
}
