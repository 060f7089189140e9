import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { ObjectiveName } from '#shared/api/onboarding'
import { countOf } from '#shared/format/words'
import { Icon } from '../../../components/icons/Icon'
import type { IconName } from '../../../components/icons/icon-names'
import { inRow, radius } from '../../../components/looks/looks'
import type { Answer } from '../../../lib/api/route-table'
import { useSession } from '../../../lib/session/session'
import { usePatchObjectives } from '../api/objectives'

interface Step {
  readonly label: string
  readonly text: string
  readonly icon: IconName
  readonly to: string
}

/** The four objectives in the specification's words (2 §2.5). */
const steps: Readonly<Record<ObjectiveName, Step>> = {
  customizeAgency: {
    label: 'Customize your agency',
    icon: 'settings',
    to: '/customizations',
    text: 'Your colors and logo on quotes, emails and the client portal.',
  },
  inviteTeammates: {
    label: 'Invite your teammates',
    icon: 'user-plus',
    to: '/agents',
    text: 'Each gets an email to choose a password.',
  },
  viewClients: {
    label: 'View your client data',
    icon: 'users',
    to: '/clients',
    text: 'Add a client, or import your list.',
  },
  buildItinerary: {
    label: 'Build an itinerary',
    icon: 'map',
    to: '/',
    text: 'Choose camps and dates, and request a quote.',
  },
}

interface WelcomeWizardProps {
  readonly objectives: Answer<'GET /api/Objectives'>
  readonly left: number
  readonly onClose: () => void
}

/** The first steps of a new user: what is done, what is left, and the way there. */
export function WelcomeWizard({ objectives, left, onClose }: WelcomeWizardProps) {
  const { user, agency } = useSession()
  const { mutate } = usePatchObjectives()
  const title = useId()
  const hide = () => {
    mutate({ objectivesSuppress: true, welcomeMessageSeen: true })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>
        {left === 0 ? `You’re all set, ${user.firstName}` : `Welcome to Tembea, ${user.firstName}`}
      </DialogTitle>
      <Box component="p" sx={{ mt: 0.6, color: 'ink.second' }}>
        {left === 0
          ? `${agency.name} is ready to work. You can find help under ? at any time.`
          : `${countOf(left, 'step')} left to get ${agency.name} going.`}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 1, mt: 1.6 }}>
        {objectives.map(({ name, isDone }) => {
          const { label, text, icon, to } = steps[name]
          return (
            <li key={name}>
              <Box component={Link} to={to} onClick={onClose} sx={row}>
                <Box
                  component="span"
                  sx={{ color: isDone ? 'success.main' : 'forest.700', display: 'flex' }}
                >
                  <Icon
                    name={isDone ? 'circle-check' : icon}
                    size={20}
                    label={isDone ? 'Done:' : 'To do:'}
                  />
                </Box>
                <span>
                  <b>{label}</b>
                  <small>{text}</small>
                </span>
                <Icon name="chevron-right" size={16} />
              </Box>
            </li>
          )
        })}
      </Box>
      <DialogActions>
        <Button variant="text" onClick={hide}>
          Don’t show again
        </Button>
        <Button onClick={onClose}>{left === 0 ? 'Done' : 'Continue'}</Button>
      </DialogActions>
    </Dialog>
  )
}

const row = {
  ...inRow(1.4),
  p: '12px 14px',
  borderRadius: radius.card,
  bgcolor: 'ground.soft',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
  '&:hover': { bgcolor: 'forest.50' },
  '& > span:nth-of-type(2)': { flex: 1 },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { fontSize: 13, color: 'ink.second' },
}
