import './theme/fonts.css'
import './theme/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isClientPath, isGuestPath, readToken } from '../lib/session/token'
import { startIntegrations } from './integrations/start-integrations'
import { startPortal } from './portal/start-portal'
import { prepareApp } from './prepare-app'
import { isPublicPath, publicPathOf } from './public/public-paths'
import { Root } from './Root'

const element = document.getElementById('root')
if (element === null) throw new Error('The page has no root')

prepareApp()
const path = location.pathname
const startsAs = isClientPath(path)
  ? 'client'
  : isGuestPath(path)
    ? 'guest'
    : isOfAgents()
      ? 'agent'
      : 'visitor'
startIntegrations(startsAs)
const app = (
  <StrictMode>
    <Root startsAs={startsAs} />
  </StrictMode>
)

// A page that came as a file only needs hydrating, unless it is to show something else.
const { page } = element.dataset
if (page !== undefined && page === pageToShow()) hydrateRoot(element, app)
else if (startsAs === 'client') {
  const root = createRoot(element)
  // In slices: a whole trip takes half a second to draw on a telephone.
  void startPortal(path).then(() => startTransition(() => root.render(app)))
} else createRoot(element).render(app)

function pageToShow(): string | undefined {
  return startsAs === 'visitor' ? publicPathOf(path) : path
}

function isOfAgents(): boolean {
  return !isPublicPath(path) || (path === '/' && readToken() !== undefined)
}
