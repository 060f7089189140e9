import './theme/fonts.css'
import './theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { prepareApp } from './prepare-app'
import { Root } from './Root'

const element = document.getElementById('root')
if (element === null) throw new Error('The page has no root')

prepareApp()
createRoot(element).render(
  <StrictMode>
    <Root />
  </StrictMode>,
)
