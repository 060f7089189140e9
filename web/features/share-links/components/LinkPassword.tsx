import Box from '@mui/material/Box'
import { type FormEvent, useState } from 'react'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { failureText } from '../../../lib/api/api-error'

interface LinkPasswordProps {
  /** What is shared, as in `trip`. */
  readonly what: string
  readonly agencyName: string
  readonly open: (password: string) => Promise<void>
}

/** Asks for the password of a link. */
export function LinkPassword({ what, agencyName, open }: LinkPasswordProps) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (password === '') return setProblem('Enter the password')
    setBusy(true)
    try {
      return await open(password)
    } catch (error) {
      setProblem(failureText(error))
    }
    setBusy(false)
  }
  return (
    <Box
      component="main"
      sx={{ width: 'min(420px, calc(100% - 40px))', m: '18vh auto 0', display: 'grid', gap: 2 }}
    >
      <Box
        component="h1"
        sx={{ fontSize: 26, lineHeight: '32px', fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {agencyName} shared a {what} with you
      </Box>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <Field
          label="Password"
          type="password"
          autoComplete="off"
          autoFocus
          hint="Whoever sent you the link has it."
          value={password}
          onChange={({ target }) => {
            setProblem(undefined)
            setPassword(target.value)
          }}
          error={problem}
          inputProps={{ maxLength: 128 }}
        />
        <AsyncButton
          type="submit"
          variant="main"
          size="large"
          loading={isBusy}
          sx={{ justifySelf: 'start' }}
        >
          Open {what}
        </AsyncButton>
      </Box>
    </Box>
  )
}
