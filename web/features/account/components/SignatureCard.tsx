import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { type FormEvent, useState } from 'react'
import { TitledCard } from '../../../components/card/TitledCard'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { type Account, useChangeAccount } from '../api/account'
import { type Signature, SignatureView } from './SignatureView'

const first: Signature = { line: '', showsPhone: true, showsPortrait: true }

/** What stands under the agent's emails to clients, as it looks there. */
export function SignatureCard({ account }: { readonly account: Account }) {
  const { mutateAsync, isPending } = useChangeAccount()
  const before = account.signature ?? first
  const [draft, setDraft] = useState(before)
  const [failure, setFailure] = useState<string>()
  const isDirty = JSON.stringify(draft) !== JSON.stringify(before)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    mutateAsync({ signature: draft }).then(
      () => showSnackbar('Signature saved.'),
      (error: unknown) => setFailure(failureText(error)),
    )
  }
  return (
    <TitledCard title="Signature">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.4 }}>
        <Box component="p" sx={{ color: 'ink.second' }}>
          Under the emails that you send to clients.
        </Box>
        <SignatureView account={account} signature={draft} />
        <Field
          label="Line under your name"
          placeholder="Safari planner"
          hint="Optional"
          value={draft.line}
          error={failure}
          onChange={({ target }) => setDraft({ ...draft, line: target.value })}
          inputProps={{ maxLength: 100, dir: 'auto' }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <FormControlLabel
            label="Show my picture"
            control={
              <Checkbox
                checked={draft.showsPortrait}
                onChange={(_event, showsPortrait) => setDraft({ ...draft, showsPortrait })}
              />
            }
          />
          <FormControlLabel
            label="Show my phone"
            control={
              <Checkbox
                checked={draft.showsPhone}
                onChange={(_event, showsPhone) => setDraft({ ...draft, showsPhone })}
              />
            }
          />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <AsyncButton type="submit" loading={isPending} disabled={!isDirty}>
            Save signature
          </AsyncButton>
        </Box>
      </Box>
    </TitledCard>
  )
}
