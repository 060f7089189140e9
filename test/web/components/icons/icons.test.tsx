import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { demoFeatures } from '../../../../infra/local/demo/catalogue'
import { FeatureIcon, featureCodes } from '../../../../web/components/icons/FeatureIcon'
import { Icon } from '../../../../web/components/icons/Icon'
import { iconNames } from '../../../../web/components/icons/icon-names'

const symbolsOf = (file: string) =>
  [...readFileSync(`web/components/icons/${file}`, 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, id]) => id,
  )

describe('the icon files', () => {
  test.each([
    ['symbols.svg', iconNames],
    ['features.svg', featureCodes],
  ])('%s draws exactly the listed icons', (file, names) => {
    expect(symbolsOf(file).sort()).toEqual([...names].sort())
  })

  test('there is a drawing for each feature', () => {
    expect([...featureCodes].sort()).toEqual(demoFeatures.map(({ featureId }) => featureId).sort())
  })
})

describe('an unknown icon', () => {
  test.each([
    // @ts-expect-error: a name that came from elsewhere
    <Icon key="i" name="unicorn" />,
    <FeatureIcon key="f" code="XXXX" />,
  ])('is warned of and draws nothing', (icon) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(renderToStaticMarkup(icon)).toBe('')
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('Icon', () => {
  test('is hidden beside text, and named where it stands alone', () => {
    expect(renderToStaticMarkup(<Icon name="heart" />)).toContain('aria-hidden="true"')
    expect(renderToStaticMarkup(<Icon name="heart" label="Favorite" />)).toContain(
      'role="img" aria-hidden="false" aria-label="Favorite"',
    )
  })
})
