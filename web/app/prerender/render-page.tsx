import GlobalStyles from '@mui/system/GlobalStyles'
import ThemeProvider from '@mui/system/ThemeProvider'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { FirstScreen } from '../../features/portal/components/FirstScreen'
import { firstScreenId } from '../../features/portal/model/first-screen'
import { writePage } from '../../lib/navigation/public-path'
import { clientLoginPath, isClientPath } from '../../lib/session/token'
import { clientSignInTitle } from '../../pages/portal/entry-titles'
import { publicPaths, publicTitleOf } from '../public/public-paths'
import { Root } from '../Root'
import { createTembeaTheme } from '../theme/theme'

export interface RenderedPage {
  readonly path?: string
  readonly title: string
  readonly html: string
  /** Links for the head: the first picture that people see, and what the page installs as. */
  readonly preloads: readonly string[]
  /** The rules that Emotion would insert, for a style sheet: the CSP allows no inline ones. */
  readonly css: string
}

/** Renders every page without a session as it looks before any script runs. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  // One at a time: the path is module state.
  for (const path of [...publicPaths, clientLoginPath]) pages.push(await renderPage(path))
  return pages
}

/** Renders what is seen of a trip before the portal has come: web/app/portal/first/main.ts. */
export async function renderFirstScreen(): Promise<RenderedPage> {
  const theme = createTembeaTheme()
  const { prelude } = await prerender(
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={theme.generateStyleSheets()} />
      <div id={firstScreenId} role="status" aria-label="Opening your trip" hidden>
        <FirstScreen />
      </div>
    </ThemeProvider>,
  )
  return { title: 'Your trip', ...withoutStyles(await new Response(prelude).text()) }
}

async function renderPage(path: string): Promise<RenderedPage> {
  writePage(path)
  const isOfClients = isClientPath(path)
  const app = (
    <StrictMode>
      <Root startsAs={isOfClients ? 'client' : 'visitor'} />
    </StrictMode>
  )
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const title = isOfClients ? clientSignInTitle : publicTitleOf(path)
  return { path, title, ...withoutStyles(await new Response(prelude).text()) }
}

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g
/** React puts these before the markup, but they belong in the head. */
const link = /<link rel="(?:preload|manifest)"[^>]*>/g

function withoutStyles(markup: string): Pick<RenderedPage, 'html' | 'css' | 'preloads'> {
  const rules = new Set([...markup.matchAll(styleElement)].map(([, css = '']) => css))
  return {
    html: markup.replace(styleElement, '').replace(link, ''),
    preloads: [...markup.matchAll(link)]
      .map(([one]) => one)
      .filter((one) => /fetchPriority="high"|rel="manifest"/.test(one)),
    css: [...rules].join('\n'),
  }
}
