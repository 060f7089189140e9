import Box from '@mui/material/Box'
import { useState } from 'react'
import type { ClientAgency } from '#shared/api/portal-shapes'
import { Icon } from '../../../../components/icons/Icon'
import { failureText } from '../../../../lib/api/api-error'

interface AgencyChoiceProps {
  readonly agencies: readonly ClientAgency[]
  readonly onChoose: (agencyId: ClientAgency['id']) => Promise<void>
}

/**
 * The agencies that a person travels with, one button each; another press waits until the first is
 * answered.
 */
export function AgencyChoice({ agencies, onChoose }: AgencyChoiceProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const choose = async (agencyId: ClientAgency['id']) => {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    await onChoose(agencyId).catch((error: unknown) => setProblem(failureText(error)))
    setBusy(false)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.2 }}>
      {agencies.map(({ id, name, logo }) => (
        <Box
          key={id}
          component="button"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void choose(id)}
          sx={row}
        >
          {logo !== undefined && (
            <Box component="img" src={`/media/${logo}`} alt="" sx={logoLook} />
          )}
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Icon name="chevron-right" size={18} />
        </Box>
      ))}
      {problem !== '' && (
        <Box component="p" role="alert" sx={{ color: 'error.main', fontWeight: 500 }}>
          {problem}
        </Box>
      )}
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.4,
  minHeight: 56,
  p: '10px 16px',
  borderRadius: '14px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: 'forest.700' },
}
/** Logos may be light, for the dark bar of the portal. */
const logoLook = {
  maxHeight: 32,
  maxWidth: 96,
  p: '6px',
  borderRadius: '8px',
  bgcolor: 'forest.800',
}
