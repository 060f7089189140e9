import Box from '@mui/material/Box'
import { useSession } from '../../../lib/session/session'
import { Team } from './Team'

/** `/agents`: the people of the agency, for its lead agents. */
export function AgentsScreen() {
  const { agency } = useSession()
  return (
    <Box
      component="main"
      sx={{ maxWidth: 980, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <Team agencyId={agency.id} title="My Agents" text={`Everyone who works at ${agency.name}.`} />
    </Box>
  )
}
