import Box from '@mui/material/Box'
import { useState } from 'react'
import type { PortalTrip } from '#shared/api/portal-shapes'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import { Act } from './Act'

interface ChosenNoteProps {
  readonly trip: PortalTrip
  readonly onChange: (trip: PortalTrip) => void
}

/** That a proposal is chosen, and the way back until the agent has begun. */
export function ChosenNote({ trip, onChange }: ChosenNoteProps) {
  const [problem, setProblem] = useState<string>()
  const undo = async () => {
    setProblem(undefined)
    try {
      await api('POST /api/portal/trips/{id}/choose', {
        params: { id: trip.id },
        query: { undo: 'true' },
      })
      onChange({ ...trip, chosenAt: undefined })
    } catch (error) {
      setProblem(failureText(error))
    }
  }
  return (
    <Box role="status" sx={{ display: 'grid', gap: '8px', justifyItems: 'start' }}>
      <b>You chose this trip. {trip.agent.name} will take it from here.</b>
      {problem === undefined ? (
        <Act look="soft" onClick={undo} name={`Undo the choice of ${trip.name}`}>
          Undo
        </Act>
      ) : (
        <p>{problem}</p>
      )}
    </Box>
  )
}
