import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { createStoredStore } from '../../lib/store/stored'
import type { PageRoute } from '../agent/page-routes'
import { side } from './bar-looks'
import { Navigation } from './Navigation'

/**
 * The side bar of a page: with words, or icons only where the page needs the width or the user
 * wants it so.
 */
export function SideBar({ wide }: { readonly wide: PageRoute['wide'] | undefined }) {
  const { isOpen, toggle } = useSideBar(wide)
  return (
    <Box sx={side}>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          height: 'calc(100vh - 60px)',
          minHeight: 360,
          overflowY: 'auto',
        }}
      >
        <Navigation isRail={!isOpen} onToggle={toggle} />
      </Box>
    </Box>
  )
}

/** How wide a window has to be for words; each kind of page keeps a choice of its own. */
const roomFrom = { other: 1240, wide: 1400, trip: 1600 }
type Choices = Readonly<Partial<Record<keyof typeof roomFrom, 'open' | 'icons'>>>

const choices = createStoredStore<Choices>('side-bar', {})

/**
 * Whether the side bar shows its words: as the user chose for this kind of page, else where there
 * is room for them.
 */
function useSideBar(wide: PageRoute['wide'] | undefined): {
  readonly isOpen: boolean
  readonly toggle: () => void
} {
  const ownChoices = choices.use()
  const kind = wide === 'trip' ? 'trip' : wide ? 'wide' : 'other'
  const hasRoom = useMediaQuery(`(min-width: ${roomFrom[kind]}px)`, { noSsr: true })
  const isOpen = (ownChoices[kind] ?? (hasRoom ? 'open' : 'icons')) === 'open'
  const toggle = () => choices.set({ ...ownChoices, [kind]: isOpen ? 'icons' : 'open' })
  return { isOpen, toggle }
}
