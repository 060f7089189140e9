import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import type { PortalPart } from '#shared/api/portal-shapes'
import { hueOf } from '../model/portal-route'
import { partAnchor } from './part-anchor'

interface RouteStripProps {
  readonly parts: readonly PortalPart[]
  /** Number of the stay that is being read. */
  readonly active: number | undefined
}

/** The stays in a row that stays in sight: where one is in the journey, and a tap to any other. */
export function RouteStrip({ parts, active }: RouteStripProps) {
  const row = useRef<HTMLOListElement>(null)
  const stays = parts.filter(({ kind }) => kind === 'stay')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stay that is being read is scrolled into view
  useEffect(() => {
    const now = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (now != null) row.current?.scrollTo({ left: now.offsetLeft - 60, behavior: 'smooth' })
  }, [active])
  if (stays.length < 2) return null
  return (
    <Box component="nav" aria-label="Stays" sx={strip}>
      <ol ref={row}>
        {stays.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${partAnchor(id)}`} aria-current={active === index + 1 ? 'step' : undefined}>
              <Box
                component="i"
                className="tabular"
                style={{ background: `var(--mui-palette-stay-${hueOf(index + 1)}-main)` }}
              >
                {index + 1}
              </Box>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </Box>
  )
}

const strip = {
  position: 'sticky',
  top: 0,
  zIndex: 4,
  bgcolor: 'background.paper',
  boxShadow: '0 1px 0 var(--mui-palette-divider)',
  '& ol': {
    display: 'flex',
    gap: '4px',
    overflowX: 'auto',
    p: '8px 12px',
    maxWidth: 1160,
    m: '0 auto',
    scrollbarWidth: 'none',
    '@media (min-width: 960px)': { px: '26px' },
  },
  '& li': { flex: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    p: '6px 12px 6px 6px',
    borderRadius: 99,
    fontSize: 13.5,
    fontWeight: 500,
    color: 'ink.second',
    maxWidth: 220,
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '& i': {
    width: 26,
    height: 26,
    borderRadius: 99,
    display: 'grid',
    placeItems: 'center',
    color: '#fff',
    flex: 'none',
    fontStyle: 'normal',
    fontSize: 12.5,
    fontWeight: 600,
  },
  '& [aria-current]': { bgcolor: 'ground.sand', color: 'ink.main', fontWeight: 600 },
} as const
