import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Tokens } from '#shared/theme/tokens'
import { inRow } from '../../../components/looks/looks'
import { artUrl, mediaUrl } from '../../../lib/media/picture-url'
import type { Agency } from '../api/agency'

interface PreviewProps {
  readonly agency: Agency
  readonly tokens: Tokens
}

/** The client's portal, a mail and a page of paper with an agency's tokens, drawn at once. */
export function LookPreview({ agency, tokens }: PreviewProps) {
  return (
    <Box aria-label="Preview" component="section" sx={{ ...sheets, fontFamily: tokens.fontFamily }}>
      <Sheet title="Portal">
        <Portal agency={agency} tokens={tokens} />
      </Sheet>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Sheet title="Email">
          <Mail agency={agency} tokens={tokens} />
        </Sheet>
        <Sheet title="Paper and PDF">
          <Paper agency={agency} tokens={tokens} />
        </Sheet>
      </Box>
    </Box>
  )
}

const sheets = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' },
}

function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box component="figcaption" sx={{ mb: 0.8, color: 'ink.second', fontSize: 13 }}>
        {title}
      </Box>
      <Box sx={{ borderRadius: '12px', overflow: 'hidden', boxShadow: 4 }}>{children}</Box>
    </Box>
  )
}

const Logo = ({
  agency,
  s3Key,
}: {
  readonly agency: Agency
  readonly s3Key: string | undefined
}) =>
  s3Key === undefined ? (
    <b>{agency.name}</b>
  ) : (
    <Box
      component="img"
      src={`/media/${s3Key}`}
      alt={agency.name}
      sx={{ display: 'block', height: 30, maxWidth: 180 }}
    />
  )

const trip = 'Okavango and the Kalahari'

function Portal({ agency, tokens: { forest, ember, ground, ink, radius } }: PreviewProps) {
  const photo =
    mediaUrl(agency.media?.featuredPhoto, '3x2') ?? artUrl({ seed: agency.id, ratio: '3x2' })
  return (
    <Box sx={{ bgcolor: ground.paper, color: ink.main }}>
      <Box sx={{ bgcolor: forest[800], color: '#fff', p: '12px 18px' }}>
        <Logo agency={agency} s3Key={agency.theme.logo} />
      </Box>
      <Box
        component="img"
        src={photo}
        alt=""
        sx={{ display: 'block', width: 1, height: 150, objectFit: 'cover' }}
      />
      <Box sx={{ p: '16px 18px', display: 'grid', gap: 1 }}>
        <Box sx={{ fontSize: 20, fontWeight: 600 }}>{trip}</Box>
        <Box sx={{ color: ink.second }}>June 14 to June 24, 2027 · 2 travelers</Box>
        <Box
          sx={{
            bgcolor: ground.card,
            borderRadius: radius.card,
            p: '12px 14px',
            border: `1px solid ${ground.line}`,
          }}
        >
          <Box sx={{ fontWeight: 600, color: forest[700] }}>Day 1: Maun to Jao Camp</Box>
          <Box sx={{ color: ink.second, fontSize: 13 }}>
            A light aircraft takes you into the delta.
          </Box>
        </Box>
        <Box sx={{ ...inRow(1), mt: 0.6 }}>
          <Chip background={ember[600]} color={ember.on} corner={radius.control}>
            Pay deposit
          </Chip>
          <Chip background={forest[100]} color={forest[800]} corner={radius.control}>
            Ask a question
          </Chip>
        </Box>
      </Box>
    </Box>
  )
}

function Mail({ agency, tokens: { forest, ember, ground, ink, radius } }: PreviewProps) {
  return (
    <Box sx={{ bgcolor: ground.paper, color: ink.main, p: 2 }}>
      <Box
        sx={{
          bgcolor: forest[700],
          color: '#fff',
          p: '12px 20px',
          borderRadius: `${radius.card} ${radius.card} 0 0`,
        }}
      >
        <Logo agency={agency} s3Key={agency.theme.logo} />
      </Box>
      <Box
        sx={{
          bgcolor: '#fff',
          p: 2,
          display: 'grid',
          gap: 1.2,
          borderRadius: `0 0 ${radius.card} ${radius.card}`,
        }}
      >
        <Box sx={{ fontSize: 18, fontWeight: 600 }}>Your deposit is due</Box>
        <div>Hello Ada, we’re holding your rooms for “{trip}”.</div>
        <Box
          sx={{
            ...inRow(2),
            justifyContent: 'space-between',
            borderTop: `1px solid ${ground.line}`,
            pt: 1,
          }}
        >
          <Box sx={{ color: ink.second }}>Deposit</Box>
          <b className="tabular">$3,833.76</b>
        </Box>
        <Chip background={ember[600]} color={ember.on} corner={radius.control}>
          Pay now
        </Chip>
        <Box sx={{ color: ink.second }}>{agency.name}</Box>
      </Box>
    </Box>
  )
}

const lines = [
  ['Jao Camp, 3 nights', '$6,636.60'],
  ['Flight Maun to Jao', '$515.46'],
] as const

function Paper({ agency, tokens: { forest, ground, ink } }: PreviewProps) {
  return (
    <Box sx={{ bgcolor: '#fff', color: ink.main, p: '22px 24px', minHeight: 260 }}>
      <Box
        sx={{
          ...inRow(2),
          justifyContent: 'space-between',
          pb: 1.4,
          borderBottom: `2px solid ${forest[700]}`,
        }}
      >
        <Logo agency={agency} s3Key={agency.theme.logoDark} />
        <Box sx={{ color: ink.second, fontSize: 12, textAlign: 'right', whiteSpace: 'pre-line' }}>
          {agency.address}
        </Box>
      </Box>
      <Box sx={{ fontSize: 18, fontWeight: 600, color: forest[700], my: 1.4 }}>{trip}</Box>
      {lines.map(([what, amount]) => (
        <Box
          key={what}
          sx={{
            ...inRow(2),
            justifyContent: 'space-between',
            py: 0.8,
            borderBottom: `1px solid ${ground.line}`,
          }}
        >
          <span>{what}</span>
          <span className="tabular">{amount}</span>
        </Box>
      ))}
      <Box sx={{ ...inRow(2), justifyContent: 'space-between', py: 1, fontWeight: 600 }}>
        <span>Total</span>
        <span className="tabular">$7,152.06</span>
      </Box>
    </Box>
  )
}

interface ChipProps {
  readonly background: string
  readonly color: string
  readonly corner: string
  readonly children: string
}

const Chip = ({ background, color, corner, children }: ChipProps) => (
  <Box
    sx={{
      bgcolor: background,
      color,
      borderRadius: corner,
      p: '9px 16px',
      fontWeight: 600,
      width: 'fit-content',
    }}
  >
    {children}
  </Box>
)
