import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { writePage } from '../../lib/navigation/public-path'
import { type PublicPath, publicPaths, publicTitles } from '../public/public-paths'
import { Root } from '../Root'

export interface RenderedPage {
  readonly path: PublicPath
  readonly title: string
  readonly html: string
  /** Links for the head: the picture that is seen first is asked for at once. */
  readonly preloads: readonly string[]
  /** The rules that Emotion would insert, for a style sheet: the policy allows none in place. */
  readonly css: string
}

/** Renders every public page as it looks before anything runs. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  for (const path of publicPaths) pages.push(await renderPage(path)) // one after the other: the path is the module's
  return pages
}

async function renderPage(path: PublicPath): Promise<RenderedPage> {
  writePage(path)
  const app = (
    <StrictMode>
      <Root startsAsAgent={false} />
    </StrictMode>
  )
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return { path, title: publicTitles[path], ...withoutStyles(await new Response(prelude).text()) }
}

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g
/** React puts them before the markup; they belong into the head. */
const preload = /<link rel="preload"[^>]*>/g

function withoutStyles(markup: string): Pick<RenderedPage, 'html' | 'css' | 'preloads'> {
  const rules = new Set([...markup.matchAll(styleElement)].map(([, css = '']) => css))
  return {
    html: markup.replace(styleElement, '').replace(preload, ''),
    preloads: [...markup.matchAll(preload)]
      .map(([link]) => link)
      .filter((link) => link.includes('fetchPriority="high"')),
    css: [...rules].join('\n'),
  }
}
