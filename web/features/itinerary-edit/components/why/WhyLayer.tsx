import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import { WhyContext } from './why-context'

/** The popover and the explaining library load on the first click. */
const WhyPopover = lazyPart(() => import('./WhyPopover'), 'WhyPopover')

interface Asked {
  readonly path: string
  readonly anchor: HTMLElement
  /** Figures visited before this one. */
  readonly trail: readonly string[]
}

/** One 'Why this price?' popover for the whole page. */
export function WhyLayer({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const open = useCallback(
    (path: string, anchor: HTMLElement) => setAsked({ path, anchor, trail: [] }),
    [],
  )
  const context = useMemo(() => ({ open, path: asked?.path }), [open, asked?.path])
  return (
    <WhyContext value={context}>
      {children}
      {asked !== undefined && (
        <WhyPopover
          path={asked.path}
          anchor={asked.anchor}
          isOnTrail={asked.trail.length > 0}
          onGoOn={(path) => setAsked({ ...asked, path, trail: [...asked.trail, asked.path] })}
          onBack={() =>
            setAsked({
              ...asked,
              path: asked.trail.at(-1) ?? asked.path,
              trail: asked.trail.slice(0, -1),
            })
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </WhyContext>
  )
}
