import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { writePage } from '../../lib/navigation/public-path'
import { type PublicPath, publicPaths, publicTitleOf } from '../public/public-paths'
import { Root } from '../Root'

export interface RenderedPage {
  readonly path: PublicPath
  readonly title: string
  readonly html: string
  /** Links for the head: preload the first picture that people see. */
  readonly preloads: readonly string[]
  /** The rules that Emotion would insert, for a style sheet: the CSP allows no inline ones. */
  readonly css: string
}

/** Renders every public page as it looks before any script runs. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  for (const path of publicPaths) pages.push(await renderPage(path)) // one at a time: the path is module state
  return pages
}

async function renderPage(path: PublicPath): Promise<RenderedPage> {
  writePage(path)
  const app = (
    <StrictMode>
      <Root startsAs="visitor" />
    </StrictMode>
  )
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return { path, title: publicTitleOf(path), ...withoutStyles(await new Response(prelude).text()) }
}

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g
/** React puts these before the markup, but they belong in the head. */
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
