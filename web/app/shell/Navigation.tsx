import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { menuFor, menuSections } from '#shared/access/menu'
import { Icon } from '../../components/icons/Icon'
import { lazyPart } from '../../lib/loading/lazy-page'
import { useSession } from '../../lib/session/session'
import { hasPage } from '../agent/home-path'
import { navigation } from './bar-looks'
import { MenuSection } from './MenuSection'

const GettingStarted = lazyPart(
  () => import('../../features/onboarding/components/GettingStarted'),
  'GettingStarted',
)
const DayRates = lazyPart(() => import('./DayRates'), 'DayRates')
const ratesAfterMs = 2_000

interface NavigationProps {
  readonly isRail?: boolean
  /** Switches between words and icons; without it there is no switch. */
  readonly onToggle?: () => void
  readonly onLeave?: () => void
}

/** The menu by role and flag (1 §2), section by section. Entries without a page are left out. */
export function Navigation({ isRail = false, onToggle, onLeave }: NavigationProps) {
  const { principal, user } = useSession()
  const entries = menuFor(principal).filter(
    ({ path, personal }) => personal !== true && hasPage(path),
  )
  const sections = menuSections
    .map((name) => ({ name, own: entries.filter(({ section }) => section === name) }))
    .filter(({ own }) => own.length > 0)
  const highest = sections.at(-1)?.name
  return (
    <Box component="nav" aria-label="Main" className={isRail ? 'rail' : undefined} sx={navigation}>
      {sections.map(({ name, own }) => (
        <MenuSection
          key={name}
          name={name}
          isMain={name === highest}
          entries={own}
          isRail={isRail}
          onLeave={onLeave}
        />
      ))}
      <Box sx={{ mt: 'auto', pt: 1.6 }}>
        {user.objectives.objectivesSuppress !== true && <GettingStarted />}
        {!isRail && <LateRates />}
        {onToggle !== undefined && (
          <button
            type="button"
            aria-expanded={!isRail}
            title={isRail ? 'Expand menu' : undefined}
            onClick={onToggle}
          >
            <Icon name={isRail ? 'chevron-right' : 'chevron-left'} size={17} />
            <span className="word">{isRail ? 'Expand menu' : 'Collapse menu'}</span>
          </button>
        )}
      </Box>
    </Box>
  )
}

/** The rates wait for the first screen; their place is kept. */
function LateRates() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ratesAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Box
      sx={{ minHeight: 90, mb: 0.6, p: '12px 10px 2px', borderTop: 1, borderColor: 'ground.line2' }}
    >
      {isDue && <DayRates />}
    </Box>
  )
}
