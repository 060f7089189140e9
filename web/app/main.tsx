import './theme/fonts.css'
import './theme/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isClientPath, readToken } from '../lib/session/token'
import { prepareApp } from './prepare-app'
import { isPublicPath, publicPathOf } from './public/public-paths'
import { Root } from './Root'

const element = document.getElementById('root')
if (element === null) throw new Error('The page has no root')

prepareApp()
const path = location.pathname
const startsAsClient = isClientPath(path)
const startsAsAgent = !startsAsClient && (!isPublicPath(path) || (path === '/' && readToken() !== undefined))
const app = (
  <StrictMode>
    <Root startsAs={startsAsClient ? 'client' : startsAsAgent ? 'agent' : 'visitor'} />
  </StrictMode>
)

// A prerendered public page only needs hydrating.
if (!startsAsAgent && !startsAsClient && element.dataset.page === publicPathOf(path)) hydrateRoot(element, app)
else createRoot(element).render(app)
