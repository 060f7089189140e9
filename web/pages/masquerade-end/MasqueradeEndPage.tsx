import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../components/feedback/EmptyState'
import { useSession } from '../../lib/session/session'

/** `/masquerade-end`: one is oneself again (1 §2). */
export function MasqueradeEndPage() {
  const { user } = useSession()
  return (
    <Box component="main" sx={{ maxWidth: 640, m: '50px auto', px: 2 }}>
      <EmptyState
        level={1}
        title="Masquerade ended"
        text={`You’re signed in as yourself again, ${user.fullName}. The audit trail keeps what was done meanwhile under both names.`}
        actions={
          <Button component={Link} to="/" variant="main">
            Go to home
          </Button>
        }
      />
    </Box>
  )
}
