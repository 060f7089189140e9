/**
 * Fonts of Chinese, Japanese and Korean for papers, as files of packages: some megabytes together, so
 * they lie beside a bundle (infra/bundle/font-files.ts) and not in it.
 */
export const eastAsianFonts = {
  chinese: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
  japanese: '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff',
  korean: '@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff',
} as const
