import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { Icon } from '../icons/Icon'
import { useLate } from './use-late'

interface AsyncButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  /** The button is busy until it settles. The caller reports failures. */
  readonly onClick?: () => Promise<unknown> | undefined
  /** Busy because of work tracked elsewhere, such as a form's. */
  readonly loading?: boolean
}

/**
 * A button for async work: 'Save' by default, with a small spinner, and no clicks while loading (1
 * §2).
 */
export function AsyncButton({
  onClick,
  loading = false,
  children = 'Save',
  startIcon,
  ...button
}: AsyncButtonProps) {
  const [working, setWorking] = useState(false)
  const isBusy = working || loading
  const showsSpinner = useLate(isBusy)
  const start = () => {
    if (isBusy) return
    const work = onClick?.()
    if (work === undefined) return
    setWorking(true)
    const endWork = () => setWorking(false)
    work.then(endWork, endWork)
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
        <Box
          component="span"
          sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}
        >
          <Icon name="loader-circle" size={17} spinning />
        </Box>
      )}
      {/* The label stays in place under the spinner, so that the button keeps its width. */}
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 'inherit',
          opacity: showsSpinner ? 0 : 1,
        }}
      >
        {startIcon}
        {children}
      </Box>
    </Button>
  )
}
