import Box from '@mui/material/Box'
import type { SignedInUser } from '#shared/api/signed-in-user'

interface AgencyLogoProps {
  readonly agency: Pick<SignedInUser['agency'], 'name' | 'theme'>
  readonly on: 'dark' | 'light'
  readonly height: number
}

/**
 * The agency's logo for a ground. Where it has only the other one, that stands on a plate of its
 * own ground; without any, its name.
 */
export function AgencyLogo({ agency: { name, theme }, on, height }: AgencyLogoProps) {
  const [own, other] = on === 'dark' ? [theme.logo, theme.logoDark] : [theme.logoDark, theme.logo]
  const key = own ?? other
  if (key === undefined) return <b dir="auto">{name}</b>
  const plate = {
    p: '4px 8px',
    borderRadius: '6px',
    bgcolor: on === 'dark' ? '#fff' : 'forest.800',
  }
  return (
    <Box
      component="img"
      src={`/media/${key}`}
      alt={name}
      sx={{
        display: 'block',
        height,
        maxWidth: 190,
        objectFit: 'contain',
        ...(own === undefined && plate),
      }}
    />
  )
}

/** Stands on printed pages only, over a trip's picture. */
export const printedMark = {
  display: 'none',
  '@media print': { display: 'block', mb: '14px', fontSize: 18 },
} as const
