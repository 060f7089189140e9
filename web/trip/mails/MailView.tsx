import Box from '@mui/material/Box'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { Bone } from '../../components/feedback/Bone'
import { ErrorState } from '../../components/feedback/ErrorState'
import { mailNodes } from './mail-nodes'
import type { MailPreview } from './use-mail'

type Preview = Pick<UseQueryResult<MailPreview>, 'data' | 'error' | 'isFetching' | 'refetch'>

/** The mail as its reader will see it, while it is made and where that failed, too. */
export function MailView({ mail }: { readonly mail: Preview }) {
  const { data, error, isFetching, refetch } = mail
  return (
    <Box component="section" aria-label="The email" aria-busy={isFetching} sx={looks.mail}>
      {data?.html !== undefined ? (
        <>
          <MailBody html={data.html} />
          <Box component="p" sx={looks.note}>
            Links are added when it is sent. Only the client can open them.
          </Box>
        </>
      ) : error === null ? (
        <Bone height={420} radius={12} />
      ) : (
        <ErrorState title="We couldn’t prepare the email" error={error} onRetry={refetch} />
      )}
    </Box>
  )
}

/** Apart from the styles of the page. */
function MailBody({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const host = place.current
    if (host === null) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    root.replaceChildren(mailNodes(html, document))
  }, [html])
  return <Box ref={place} sx={{ overflowWrap: 'anywhere' }} />
}

const looks = {
  mail: { borderRadius: '12px', bgcolor: 'ground.paper', overflow: 'hidden' },
  note: { px: 2, pb: 2, fontSize: 12.5, color: 'ink.second', textAlign: 'center' },
} as const
