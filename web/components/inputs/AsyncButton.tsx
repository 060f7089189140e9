import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { Icon } from '../icons/Icon'
import { useLate } from './use-late'

interface AsyncButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  /** The work; the button is busy until it settles. A failure is the work's own to show. */
  readonly onClick?: () => Promise<unknown> | undefined
  /** Work that is tracked elsewhere, as a form's. */
  readonly loading?: boolean
}

/** A button for work that takes time: 'Save' unless it says otherwise, a small spinner, deaf while loading (1 §2). */
export function AsyncButton({ onClick, loading = false, children = 'Save', startIcon, ...button }: AsyncButtonProps) {
  const [working, setWorking] = useState(false)
  const isBusy = working || loading
  const showsSpinner = useLate(isBusy)
  const start = () => {
    if (isBusy) return
    const work = onClick?.()
    if (work === undefined) return
    setWorking(true)
    const done = () => setWorking(false)
    work.then(done, done)
  }
  return (
    <Button
      {...button}
      aria-busy={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        start()
      }}
    >
      {showsSpinner && (
        <Box component="span" sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
          <Icon name="loader-circle" size={17} spinning />
        </Box>
      )}
      {/* The words keep their place while the spinner shows, so that the button keeps its width. */}
      <Box
        component="span"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 'inherit', opacity: showsSpinner ? 0 : 1 }}
      >
        {startIcon}
        {children}
      </Box>
    </Button>
  )
}
