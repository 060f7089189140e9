import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { TitledCard } from '../../../components/card/TitledCard'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { type Account, useChangeAccount } from '../api/account'

type Notices = Account['notices']

const kinds: readonly { readonly kind: Notices['emails'][number]; readonly label: string }[] = [
  { kind: 'holds', label: 'A hold is about to expire' },
  { kind: 'problems', label: 'A trip has a problem' },
  { kind: 'payments', label: 'A payment is received or overdue' },
  { kind: 'messages', label: 'A client or consultant writes about a trip' },
]

/** What the agent is told of by mail. Each choice is stored at once. */
export function NoticesCard({ notices }: { readonly notices: Notices }) {
  const { mutate } = useChangeAccount()
  const { emails } = notices
  const save = (emails: Notices['emails']) =>
    mutate(
      { notices: { emails } },
      { onError: (error) => showSnackbar(`Your choice wasn’t saved. ${failureText(error)}`, { tone: 'error' }) },
    )
  return (
    <TitledCard title="Email notifications">
      <Box component="p" sx={{ color: 'ink.second', mb: 1 }}>
        Everything also shows in Tembea, whatever you choose here.
      </Box>
      <Box role="group" aria-label="Emails as things happen" sx={{ display: 'grid', justifyItems: 'start', gap: 0.8 }}>
        {kinds.map(({ kind, label }) => (
          <FormControlLabel
            key={kind}
            label={label}
            control={
              <Checkbox
                checked={emails.includes(kind)}
                onChange={(event) => {
                  const others = emails.filter((one) => one !== kind)
                  save(event.target.checked ? [...others, kind] : others)
                }}
              />
            }
          />
        ))}
      </Box>
    </TitledCard>
  )
}
