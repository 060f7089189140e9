import Box from '@mui/material/Box'
import { inRow } from '../../../components/looks/looks'
import { PersonAvatar } from '../../../components/people/PersonAvatar'
import { mediaUrl } from '../../../lib/media/picture-url'
import { useSession } from '../../../lib/session/session'
import type { Account } from '../api/account'

export type Signature = NonNullable<Account['signature']>

interface SignatureViewProps {
  readonly account: Account
  readonly signature: Signature
}

/** A signature as clients see it. */
export function SignatureView({
  account,
  signature: { line, showsPhone, showsPortrait },
}: SignatureViewProps) {
  const { agency } = useSession()
  const { firstName, lastName, email, phone, headshot } = account
  const name = `${firstName} ${lastName}`
  const lines = [line.trim(), agency.name, showsPhone ? phone : '', email]
  return (
    <Box role="group" aria-label="Your signature" sx={looks.signature}>
      {showsPortrait && headshot !== undefined && (
        <PersonAvatar name={name} size={60} photo={mediaUrl(headshot, '1x1')} />
      )}
      <Box sx={looks.lines}>
        <Box component="b" sx={{ fontSize: 16, color: 'ink.main' }}>
          {name}
        </Box>
        {lines
          .filter((text) => text !== '')
          .map((text) => (
            <div key={text}>{text}</div>
          ))}
      </Box>
    </Box>
  )
}

const looks = {
  signature: {
    ...inRow(2),
    alignItems: 'flex-start',
    p: 2,
    borderRadius: '12px',
    bgcolor: 'ground.paper',
  },
  lines: {
    minWidth: 0,
    fontSize: 14,
    lineHeight: '21px',
    color: 'ink.second',
    overflowWrap: 'anywhere',
  },
} as const
