import { useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog'
import { currentGuard } from '../../lib/navigation/leave-guard'

/** Asks before unsaved work is left, by a link or by the browser's own buttons. A router has room for one blocker: this one. */
export function LeaveGuard() {
  const [text, setText] = useState('')
  const blocker = useBlocker(() => {
    const guard = currentGuard()
    if (guard !== undefined) setText(guard.text)
    return guard !== undefined
  })
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      text={text}
      confirmLabel="Leave"
      cancelLabel="Stay"
      destructive
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
