import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../../../components/icons/Icon'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { useSession } from '../../../lib/session/session'
import { objectivesQuery, usePatchObjectives } from '../api/objectives'

const WelcomeWizard = lazyPart(() => import('./WelcomeWizard'), 'WelcomeWizard')

/** Pages that do an objective by being opened. */
const doneBy = [
  { key: 'viewClients', pattern: /^\/clients/ },
  { key: 'buildItinerary', pattern: /^\/itinerary\// },
] as const

/**
 * The way to the welcome wizard in the side bar, with what is left to do; it opens by itself the
 * first time.
 */
export function GettingStarted() {
  const { user } = useSession()
  const { objectives, masquerade } = user
  const [isOpen, setOpen] = useState(objectives.welcomeMessageSeen !== true)
  const { data } = useQuery(objectivesQuery)
  const { mutate } = usePatchObjectives()
  const { pathname } = useLocation()
  const done = doneBy.find(
    ({ key, pattern }) => objectives[key] !== true && pattern.test(pathname),
  )?.key
  useEffect(() => {
    if (done !== undefined && masquerade === undefined) mutate({ [done]: true })
  }, [done, masquerade, mutate])
  if (data === undefined || masquerade !== undefined) return null
  const left = data.filter(({ isDone }) => !isDone).length
  if (left === 0 && objectives.nextStepsSeen === true && !isOpen) return null
  const close = () => {
    setOpen(false)
    if (objectives.welcomeMessageSeen !== true || left === 0) {
      mutate({ welcomeMessageSeen: true, ...(left === 0 && { nextStepsSeen: true }) })
    }
  }
  return (
    <>
      <button type="button" title="Getting started" onClick={() => setOpen(true)}>
        <Icon name="sparkles" size={17} />
        <span className="word">Getting started</span>
        {left > 0 && (
          <span className="beta">
            {left}
            <span className="visually-hidden"> left</span>
          </span>
        )}
      </button>
      {isOpen && <WelcomeWizard objectives={data} left={left} onClose={close} />}
    </>
  )
}
