import Box from '@mui/material/Box'
import { type ComponentProps, useState } from 'react'
import { failureText } from '../../../lib/api/api-error'
import { Act } from './Act'

interface TryActProps extends Omit<ComponentProps<typeof Act>, 'href' | 'onClick'> {
  readonly onTry: () => Promise<unknown>
}

/** A button for what may fail; why it did stands below it. */
export function TryAct({ onTry, ...act }: TryActProps) {
  const [problem, setProblem] = useState<string>()
  const start = () => {
    setProblem(undefined)
    return onTry().catch((error: unknown) => setProblem(failureText(error)))
  }
  return (
    <>
      <Act {...act} onClick={start} />
      {problem !== undefined && (
        <Box component="p" role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </>
  )
}
