import Box from '@mui/material/Box'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Act } from './Act'

interface PortalFormProps {
  /** On its button. */
  readonly submit: string
  /** Takes no second submission until it is done. */
  readonly onSubmit: () => unknown
  readonly onFailure: (error: unknown) => void
  readonly children: ReactNode
  /** Beside the button. */
  readonly also?: ReactNode
}

/** A form of the portal: its fields and one button. */
export function PortalForm({ submit, onSubmit, onFailure, children, also }: PortalFormProps) {
  const [isBusy, setBusy] = useState(false)
  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      await onSubmit()
    } catch (error) {
      onFailure(error)
    }
    setBusy(false)
  }
  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={start}
      sx={{ display: 'grid', gap: 2 }}
    >
      {children}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Act look="main" isSubmit isWide={also === undefined} isBusy={isBusy}>
          {submit}
        </Act>
        {also}
      </Box>
    </Box>
  )
}
