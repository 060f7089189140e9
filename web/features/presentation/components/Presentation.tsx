import { Fragment, type RefObject, useEffect, useRef, useState } from 'react'
import type { PresentationView } from '#shared/api/presentation-shapes'
import { agencyVars } from '../model/agency-vars'
import { useDeck } from '../state/use-deck'
import { useDeckKeys } from '../state/use-deck-keys'
import { Chapter } from './Chapter'
import { Cover, Letter } from './Cover'
import { DeckControls } from './DeckControls'
import { Closing, Team, Terms } from './LastPages'
import { PricePage } from './PricePage'
import styles from './presentation.module.css'
import { RouteFilm } from './RouteFilm'

interface PresentationProps {
  readonly view: PresentationView
  /** Where Escape leads; without it there is nowhere to go back to. */
  readonly onLeave?: () => void
}

/**
 * A trip as its clients are shown it, on a screen, a projector or a phone. It needs nothing but the
 * view.
 */
export function Presentation({ view, onLeave }: PresentationProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const deck = useDeck(root, view)
  useDeckKeys(deck, {
    onHelp: () => setHelpOpen(true),
    onLeave: isHelpOpen ? () => setHelpOpen(false) : onLeave,
  })
  usePaper(root)
  return (
    <div ref={root} className={styles.frame} style={agencyVars(view.agency)}>
      <div className={styles.progress} aria-hidden="true" />
      <Pages view={view} />
      <DeckControls deck={deck} isHelpOpen={isHelpOpen} onHelp={setHelpOpen} onLeave={onLeave} />
    </div>
  )
}

/** While it is printed there are no fixed heights, and every picture is there. */
function usePaper(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const turn = (isPaper: boolean) => () => {
      root.current?.toggleAttribute('data-paper', isPaper)
      for (const image of root.current?.querySelectorAll('img') ?? []) image.loading = 'eager'
    }
    const [begin, end] = [turn(true), turn(false)]
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [root])
}

/** The same without controls, for the editor's preview. */
export function PresentationPages({
  view,
  isPaper = false,
}: {
  readonly view: PresentationView
  readonly isPaper?: boolean
}) {
  return (
    <div className={styles.frame} data-paper={isPaper || undefined} style={agencyVars(view.agency)}>
      <Pages view={view} />
    </div>
  )
}

function Pages({ view }: { readonly view: PresentationView }) {
  return (
    <div className={styles.pages}>
      <Cover view={view} />
      <main>
        {view.sections.map((key) => (
          <Fragment key={key}>{sectionOf(key, view)}</Fragment>
        ))}
      </main>
    </div>
  )
}

function sectionOf(key: string, view: PresentationView) {
  const { letter, route, price, team, terms, closing, chapters } = view
  if (key === 'letter') return letter && <Letter view={view} letter={letter} />
  if (key === 'route') return route && <RouteFilm view={view} route={route} />
  if (key === 'price') return price && <PricePage view={view} price={price} />
  if (key === 'team') return team && <Team team={team} />
  if (key === 'terms') return terms && <Terms terms={terms} />
  if (key === 'closing') return closing && <Closing view={view} closing={closing} />
  const index = chapters.findIndex((chapter) => chapter.key === key)
  const chapter = chapters[index]
  return chapter && <Chapter view={view} chapter={chapter} index={index} />
}
