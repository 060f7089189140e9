import { Suspense, useState } from 'react'
import { lazyPage } from '../../lib/loading/lazy-page'
import { useFirstSign } from '../../lib/loading/use-first-sign'
import type { ConfirmDialogProps } from './ConfirmDialogBody'

const Body = lazyPage(() => import('./ConfirmDialogBody'), 'ConfirmDialogBody')

/** Asks before something that can't be undone right away. Preloaded, so that it also works offline. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpen, setWasOpen] = useState(false)
  useFirstSign(Body.preload)
  if (props.open && !wasOpen) setWasOpen(true)
  return wasOpen || props.open ? (
    <Suspense>
      <Body {...props} />
    </Suspense>
  ) : null
}
