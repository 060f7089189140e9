import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import {
  type CustomContentProps,
  closeSnackbar as close,
  enqueueSnackbar,
  SnackbarProvider,
} from 'notistack'
import { type Ref, useEffect, useState } from 'react'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/icon-names'
import { IconAction } from '../inputs/IconAction'
import type { SnackbarTone } from './message-log'
import { closeSnackbar, setStack } from './snackbar-store'

const icons = {
  success: 'circle-check',
  info: 'info',
  error: 'circle-alert',
} as const satisfies Record<SnackbarTone, IconName>

/**
 * Messages at the bottom right, newest last; a fourth removes the oldest (2 §9). Rendered once in
 * the app.
 */
export function SnackbarStack() {
  useEffect(() => {
    setStack({ enqueueSnackbar, closeSnackbar: close })
    return () => setStack(undefined)
  }, [])
  return (
    <>
      <GlobalStyles
        styles={{
          '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
            flexDirection: 'column',
            alignItems: 'stretch',
            bottom: 'calc(14px + var(--foot-height, 0px))',
            right: 20,
            width: 'min(420px, calc(100vw - 40px))',
            maxWidth: 'none',
            // On a phone, the bottom of the screen has the dialog buttons.
            '@media (max-width: 599px)': { top: 14, bottom: 'auto' },
          },
        }}
      />
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        Components={{ success: Message, info: Message, error: Message }}
      />
    </>
  )
}

/** One message. It stays while hovered or focused; notistack's own timer only pauses on hover. */
function Message({
  id,
  message,
  variant,
  offer,
  style,
  ref,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const [isHeld, setHeld] = useState(false)
  const isError = variant === 'error'
  const leave = () => closeSnackbar(Number(id))
  const stayMs = isError || offer !== undefined ? 10_000 : 5_000
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => closeSnackbar(Number(id)), stayMs)
    return () => clearTimeout(timer)
  }, [id, stayMs, isHeld])
  return (
    <Box
      ref={ref}
      style={style}
      sx={isError ? errorLook : look}
      role={isError ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={isError ? icons.error : variant === 'info' ? icons.info : icons.success} />
      <Box component="span" sx={{ flex: 1 }}>
        {message}
      </Box>
      {offer !== undefined && (
        <Box
          component="button"
          type="button"
          sx={{ p: '4px 2px', color: isError ? '#ffd3a8' : 'ember.400', fontWeight: 600 }}
          onClick={() => {
            leave()
            offer.run()
          }}
        >
          {offer.label}
        </Box>
      )}
      {isError && (
        <IconAction
          icon="x"
          iconSize={15}
          label="Close message"
          color="inherit"
          size="small"
          sx={{ mr: '-9px' }}
          onClick={leave}
        />
      )}
    </Box>
  )
}

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: '11px',
  width: '100%',
  minHeight: 46,
  p: '8px 16px',
  borderRadius: '12px',
  bgcolor: 'forest.900',
  color: '#fff',
  fontWeight: 500,
  boxShadow: 16,
  '& > svg': { color: '#8fd0ae' },
  '& button:focus-visible': { boxShadow: '0 0 0 2px #fff' },
}
const errorLook = { ...look, bgcolor: '#5c1810', '& > svg': { color: '#ffc4b8' } }
