import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import type { PortalHome } from '#shared/api/portal-shapes'
import { longDate } from '#shared/format/dates'
import { Bone } from '../../components/feedback/Bone'
import { PublicLink } from '../../components/navigation/PublicLink'
import { useTravelerForms } from '../../features/portal/api/use-traveler-forms'
import { PortalBar } from '../../features/portal/components/PortalBar'
import { PortalFailure } from '../../features/portal/components/PortalFailure'
import { watchConnection } from '../../lib/api/reachability'
import { usePageTitle } from '../../lib/title/use-page-title'
import { TravelerList } from '../../trip/traveler-forms/TravelerList'

/** What the agent needs to know of each traveler, filled in part by part. */
export function PortalTravelersPage({
  id,
  home,
}: {
  readonly id: string
  readonly home: PortalHome
}) {
  const { data: forms, error, reload, put } = useTravelerForms(id)
  const latest = useRef(forms)
  latest.current = forms
  usePageTitle('Travelers')
  useEffect(watchConnection, [])
  if (error !== undefined)
    return <PortalFailure title="The travelers couldn’t be loaded" error={error} onRetry={reload} />
  if (forms === undefined)
    return (
      <Box sx={page} role="status" aria-label="Opening the travelers">
        <Bone height={38} width={220} radius={10} />
        <Bone height={260} radius={18} />
      </Box>
    )
  return (
    <>
      <PortalBar agency={{ name: home.agency.name, logo: home.agency.theme.logo }} />
      <Box component="main" sx={page}>
        <Box
          component={PublicLink}
          href={`/client/trips/${id}`}
          sx={{ fontWeight: 600, color: 'forest.700' }}
        >
          ← {forms.tripName}
        </Box>
        <Typography variant="h1">Travelers</Typography>
        {forms.isOpen && (
          <p>
            Please complete everybody’s details by {longDate(forms.dueDate)}. They save as you type.
          </p>
        )}
        <Box sx={card}>
          <TravelerList
            tripId={id}
            forms={forms}
            onForms={(change) => {
              if (latest.current === undefined) return
              latest.current = change(latest.current)
              put(latest.current)
            }}
          />
        </Box>
        <Box component="p" sx={{ color: 'ink.second', fontSize: 13.5 }}>
          Passports and health are stored encrypted. Only your agent’s team can open them, each time
          on record, and all of it is deleted on {longDate(forms.deletedOn)}.
        </Box>
      </Box>
    </>
  )
}

const page = { maxWidth: 760, m: '0 auto', p: '22px 16px 80px', display: 'grid', gap: '16px' }
const card = { bgcolor: 'background.paper', borderRadius: '18px', boxShadow: 4, p: '6px 20px 12px' }
