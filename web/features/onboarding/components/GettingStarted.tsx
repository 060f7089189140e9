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
  const doneObjective = doneBy.find(
    ({ key, pattern }) => objectives[key] !== true && pattern.test(pathname),
  )?.key
  useEffect(() => {
    if (doneObjective !== undefined && masquerade === undefined) mutate({ [doneObjective]: true })
  }, [doneObjective, masquerade, mutate])
  if (data === undefined || masquerade !== undefined) return null
  const openCount = data.filter(({ isDone }) => !isDone).length
  if (openCount === 0 && objectives.nextStepsSeen === true && !isOpen) return null
  const close = () => {
    setOpen(false)
    if (objectives.welcomeMessageSeen !== true || openCount === 0) {
      mutate({ welcomeMessageSeen: true, ...(openCount === 0 && { nextStepsSeen: true }) })
    }
  }
  return (
    <>
      <button type="button" title="Getting started" onClick={() => setOpen(true)}>
        <Icon name="sparkles" size={17} />
        <span className="word">Getting started</span>
        {openCount > 0 && (
          <span className="beta">
            {openCount}
            <span className="visually-hidden"> left</span>
          </span>
        )}
      </button>
      {isOpen && <WelcomeWizard objectives={data} left={openCount} onClose={close} />}
    </>
  )
}
