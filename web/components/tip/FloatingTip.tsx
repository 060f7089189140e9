import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './tip.module.css'
import { tipPlace } from './tip-place'

interface FloatingTipProps {
  /** What it belongs to; nothing is shown without it. */
  readonly anchor: HTMLElement | undefined
  readonly words: string | undefined
}

/** One tooltip at an element, above everything else. It goes when the page moves under it. */
export function FloatingTip({ anchor, words }: FloatingTipProps) {
  const isShown = anchor?.isConnected === true && words !== undefined && words !== ''
  return isShown ? createPortal(<Tip key={words} anchor={anchor} words={words} />, document.body) : null
}

function Tip({ anchor, words }: { readonly anchor: HTMLElement; readonly words: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number }>()
  const [isGone, setGone] = useState(false)
  useLayoutEffect(() => {
    const tip = ref.current?.getBoundingClientRect()
    if (tip === undefined) return
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
    setPlace(tipPlace({ anchor: anchor.getBoundingClientRect(), tip, screen }))
    setGone(false)
  }, [anchor])
  useEffect(() => {
    const leave = () => setGone(true)
    addEventListener('scroll', leave, { capture: true, passive: true })
    return () => removeEventListener('scroll', leave, { capture: true })
  }, [])
  if (isGone) return null
  return (
    <div ref={ref} role="tooltip" className={styles.tip} style={place ?? { left: 0, top: 0, visibility: 'hidden' }}>
      {words}
    </div>
  )
}
