import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Draws its contents once they come near the screen, and all of them for print. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const show = () => setNear(true)
    const watcher = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && show(),
      {
        rootMargin: '600px',
      },
    )
    if (place.current !== null) watcher.observe(place.current)
    addEventListener('beforeprint', show)
    return () => {
      watcher.disconnect()
      removeEventListener('beforeprint', show)
    }
  }, [])
  return <div ref={place}>{isNear && children}</div>
}
