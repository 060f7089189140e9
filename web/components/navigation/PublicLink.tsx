import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { goTo } from '../../lib/navigation/public-path'

type PublicLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  readonly href: string
}

/** A link between public pages. A click with a modifier key opens a tab as usual. */
export function PublicLink({ href, children, ...anchor }: PublicLinkProps) {
  return (
    <a {...anchor} href={href} onClick={(event) => follow(event, href)}>
      {children}
    </a>
  )
}

function follow(event: MouseEvent, href: string): void {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!isPlain) return
  event.preventDefault()
  goTo(href)
}
