import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { encode } from 'uqr'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Bone } from '../../../components/feedback/Bone'
import { Icon } from '../../../components/icons/Icon'
import { Field } from '../../../components/inputs/Field'
import { inRow, radius } from '../../../components/looks/looks'
import { useCopy } from '../../../components/snackbar/use-copy'
import { failureText } from '../../../lib/api/api-error'
import { startTotp, useConfirmTotp } from '../api/account'
import type { FactorDialogProps } from './factor-dialog'

/** Sets up an authenticator app: its secret as a QR code and as text, then a first code. */
export function TotpDialog({ prove, onAdded, onClose }: FactorDialogProps) {
  const copy = useCopy()
  const confirm = useConfirmTotp()
  const setup = useQuery({
    queryKey: ['account', 'totp'],
    queryFn: async () => (await prove(startTotp)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  const isGivenUp = setup.data === null
  useEffect(() => {
    if (isGivenUp) onClose()
  }, [isGivenUp, onClose])
  const submit = handleSubmit(({ code }) =>
    confirm.mutateAsync(code).then(
      ({ recoveryCodes }) => onAdded(recoveryCodes),
      (error: unknown) => setError('code', { message: failureText(error) }),
    ),
  )
  const { secret = '', uri } = setup.data ?? {}
  const spacedSecret = secret.match(/.{1,4}/g)?.join(' ') ?? ''
  return (
    <FormDialog
      title="Set up an authenticator app"
      text="Scan this code with an app such as Google Authenticator, 1Password or Authy. Then enter the six digits that it shows."
      submitLabel="Turn on"
      isBusy={formState.isSubmitting}
      disabled={uri === undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {setup.isError && (
        <Box component="p" role="alert" sx={{ color: 'error.main' }}>
          {failureText(setup.error)}
        </Box>
      )}
      {uri === undefined ? <Bone height={220} radius={12} /> : <QrCode text={uri} />}
      <Box sx={{ my: 2 }}>
        <Box component="p" sx={{ color: 'ink.second' }}>
          Can’t scan it? Enter this key in the app:
        </Box>
        <Box sx={inRow(1)}>
          <Box component="code" sx={{ fontSize: 14, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {spacedSecret}
          </Box>
          <Button
            size="small"
            variant="text"
            startIcon={<Icon name="copy" size={15} />}
            onClick={() => copy(secret, 'Key copied.')}
          >
            Copy
          </Button>
        </Box>
      </Box>
      <Field
        label="Code"
        autoComplete="one-time-code"
        autoFocus
        inputProps={{ maxLength: 7, inputMode: 'numeric' }}
        error={formState.errors.code?.message}
        {...register('code', { required: 'Code is required' })}
      />
    </FormDialog>
  )
}

/** Drawn as one path: the policy allows no markup made of text. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <Box
      component="svg"
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        display: 'block',
        width: 220,
        m: '0 auto',
        borderRadius: radius.field,
        bgcolor: '#fff',
        forcedColorAdjust: 'none',
      }}
    >
      <path d={path} fill="#000" />
    </Box>
  )
}
