import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { Loading } from '../../../../components/feedback/Loading'
import { api } from '../../../../lib/api/api'
import { failureText } from '../../../../lib/api/api-error'
import { startSession } from '../../api/client-session'
import { EntryByMail } from './EntryByMail'

/** Enters by the link of a mail, which works once; when it is over, another is a tap away. */
export function EnterByLink({ token }: { readonly token: string }) {
  const [problem, setProblem] = useState<string>()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return // the link works once, and strict mode would use it up twice
    isAsked.current = true
    api('POST /api/Clients/enter', { body: { token } })
      .then((answer) => startSession(answer, { keep: true }))
      .then((next) => location.replace(next.includes('#') ? next : next + location.hash)) // a mail may name the place
      .catch((error: unknown) => setProblem(failureText(error)))
  }, [token])
  if (problem === undefined) return <Loading text="Signing you in" />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <p role="alert">{problem}</p>
      <EntryByMail kind="enter" />
    </Box>
  )
}
