import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { PublicLink } from '../../components/navigation/PublicLink'
import { takeRefusal } from '../../lib/session/refusal'

/** Why a visitor landed here and not where they were going, once (1 §2). */
export function RefusalNote({ path }: { readonly path: string }) {
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    const sentence = takeRefusal()
    if (sentence !== undefined) setRefusal(sentence)
  }, [])
  if (refusal === undefined) return null
  return (
    <Box component="p" role="status" sx={look}>
      {refusal} {path !== '/login' && <PublicLink href="/login">Sign in</PublicLink>}
    </Box>
  )
}

const look = {
  position: 'relative',
  zIndex: 2,
  m: 0,
  p: '12px 20px',
  textAlign: 'center',
  fontWeight: 500,
  bgcolor: 'warning.ground',
  color: 'warning.main',
  '& a': {
    color: 'inherit',
    fontWeight: 700,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
}
