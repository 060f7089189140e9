import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { TitledCard } from '../../../components/card/TitledCard'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { browserZone } from '../../../lib/time/today-here'
import { type Account, useChangeAccount } from '../api/account'

type Notices = Account['notices']

const kinds: readonly { readonly kind: Notices['emails'][number]; readonly label: string }[] = [
  { kind: 'holds', label: 'A hold is about to expire' },
  { kind: 'problems', label: 'A trip has a problem' },
  { kind: 'payments', label: 'A payment is received or overdue' },
  { kind: 'messages', label: 'A client or consultant writes about a trip' },
]

/** What the agent is told of by mail. Each choice is stored at once. */
export function NoticesCard({ notices, timeZone }: Pick<Account, 'notices' | 'timeZone'>) {
  const { mutate } = useChangeAccount()
  const { emails, digest = false } = notices
  const save = (change: Partial<Notices>) =>
    mutate(
      // Without a zone of their own, the digest comes at seven of this browser's clock.
      {
        notices: { ...notices, ...change },
        ...(change.digest && timeZone === '' && { timeZone: browserZone }),
      },
      {
        onError: (error) =>
          showSnackbar(`Your choice wasn’t saved. ${failureText(error)}`, { tone: 'error' }),
      },
    )
  return (
    <TitledCard title="Email notifications">
      <Box component="p" sx={{ color: 'ink.second', mb: 1 }}>
        Everything also shows in Tembea, whatever you choose here.
      </Box>
      <Box
        role="group"
        aria-label="Emails as things happen"
        sx={{ display: 'grid', justifyItems: 'start', gap: 0.8 }}
      >
        {kinds.map(({ kind, label }) => (
          <FormControlLabel
            key={kind}
            label={label}
            control={
              <Checkbox
                checked={emails.includes(kind)}
                onChange={(event) => {
                  const others = emails.filter((one) => one !== kind)
                  save({ emails: event.target.checked ? [...others, kind] : others })
                }}
              />
            }
          />
        ))}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1.4, pt: 1.2 }}>
        <FormControlLabel
          label="Daily digest at 7:00"
          control={<Switch checked={digest} onChange={(_event, next) => save({ digest: next })} />}
        />
        <Box component="p" sx={{ color: 'ink.second', fontSize: 13 }}>
          Expiring holds, payments, unread messages, quotes to follow up and departures of your
          trips, in your time zone
          {timeZone !== '' && ` (${timeZone.replaceAll('_', ' ')})`}. No email on days without news.
        </Box>
      </Box>
    </TitledCard>
  )
}
