import { describe, expect, test } from 'vitest'
import { describeActivity } from '../../../functions/catalogue/describe-activity'
import { activityRecord } from '../../../functions/data/catalogue/catalogue-records'
import { localesFor } from '../../../functions/data/catalogue/locales'
import { places } from '../../support/published'

const camps = { regions: [], regionAt: new Map() }
const balloon = (texts?: object) =>
  activityRecord.parse({ ...places.activities[0], ...(texts && { texts }) })
const told = (locale: string, texts?: object) =>
  describeActivity(balloon(texts), { camps, locales: localesFor(locale) })

describe('an activity is told', () => {
  test('in the language that is asked for, then without its country, then in English', () => {
    const texts = {
      fr: { name: 'Montgolfière', description: 'Une heure.\n\nLe petit déjeuner.' },
      'fr-CA': { description: 'Une heure en montgolfière.' },
    }
    expect(told('fr', texts)).toMatchObject({
      locale: 'fr',
      name: 'Montgolfière',
      paragraphs: ['Une heure.', 'Le petit déjeuner.'],
    })
    expect(told('fr-CA', texts)).toMatchObject({ locale: 'fr-CA', name: 'Balloon flight' })
    expect(told('fr-BE', texts)).toMatchObject({ locale: 'fr', name: 'Montgolfière' })
    expect(told('de', texts)).toMatchObject({
      locale: 'en',
      paragraphs: ['An hour above the channels.', 'Breakfast after it.'],
    })
  })

  test('in English where a language has been added without a text, or is named like a part of every object', () => {
    expect(told('fr', { fr: { name: '', description: '' } })).toMatchObject({
      locale: 'en',
      name: 'Balloon flight',
    })
    expect(told('constructor')).toMatchObject({ locale: 'en' })
  })
})
