import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'

type Output = Metafile['outputs'][string]

const reader = 'functions/paper/layout/fonts.ts'

/** Those that shared/theme/east-asian-fonts.ts names; a test compares them. */
const fontFiles = [
  '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
  '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff',
  '@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff',
] as const

/** Whether a bundle writes papers. */
export const readsFontFiles = ({ inputs }: Pick<Output, 'inputs'>): boolean =>
  Object.hasOwn(inputs, reader)

/**
 * Lays the fonts of Chinese, Japanese and Korean beside a handler that writes papers: as text in its
 * bundle they would be read in at every cold start.
 */
export function layFontFiles(projectFolder: string, bundleFolder: string): void {
  const folder = join(bundleFolder, 'node_modules')
  for (const file of fontFiles) {
    const [scope = '', name = ''] = file.split('/')
    for (const one of [file, join(scope, name, 'package.json')])
      cpSync(join(projectFolder, 'node_modules', one), join(folder, one))
  }
}
