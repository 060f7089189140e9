import { expect, test } from 'vitest'
import { agencyRecord } from '../../../functions/data/people/agency-records'
import { brandOf } from '../../../functions/mail/brand'
import { letter } from '../../../functions/mail/letter'

const agency = agencyRecord.parse({
  id: 'agy_marula',
  name: 'Marula Journeys',
  agencyCode: 'MAR001',
  admins: [],
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  featureFlags: [],
  theme: { primaryColour: '#24405F', primaryFont: 'georgia' },
})
const shown = { id: 'itn_a', name: 'Botswana "Adventure"', image: 'agy_marula/jao.jpg' }
const brand = brandOf(agency, shown, 'https://app.example')

const whole = letter({
  heading: 'Your deposit is overdue',
  paragraphs: ['Dear Eleanor,', 'It was due <yesterday> & is late.'],
  facts: [
    ['Trip', 'Botswana "Adventure"'],
    ['Deposit', 'USD 1,234.50'],
  ],
  action: { label: 'Pay', url: 'https://app.example/pay?a=1&b="2"' },
  closing: ['If you have paid already, thank you.'],
  brand,
})

test('says the same in text and in HTML', () => {
  expect(whole.text).toBe(
    [
      'Your deposit is overdue',
      'Dear Eleanor,',
      'It was due <yesterday> & is late.',
      'Trip: Botswana "Adventure"\nDeposit: USD 1,234.50',
      'Pay:\nhttps://app.example/pay?a=1&b="2"',
      'If you have paid already, thank you.',
      'Marula Journeys',
    ]
      .join('\n\n')
      .concat('\n'),
  )
  for (const words of ['Your deposit is overdue', 'USD 1,234.50', 'thank you', 'Marula Journeys']) {
    expect(whole.html).toContain(words)
  }
})

test('makes no markup of what people wrote', () => {
  expect(whole.html).toContain('due &lt;yesterday&gt; &amp; is late.')
  expect(whole.html).toContain('Botswana &quot;Adventure&quot;')
  expect(whole.html).toContain('href="https://app.example/pay?a=1&amp;b=&quot;2&quot;"')
  expect(whole.html).not.toMatch(/<script|<link|<style/)
})

test('leaves out what there is none of', () => {
  const short = letter({ heading: 'Hello', paragraphs: ['One.'], brand: { ...brand, name: 'Us' } })
  expect(short.text).toBe('Hello\n\nOne.\n\nUs\n')
  expect(short.html).not.toContain('<a ')
})

test('has the colors, the font and the picture of its agency, whose name stands where pictures are blocked', () => {
  expect(whole.html).toContain('bgcolor="#24405F"')
  expect(whole.html).toContain('font-family:Georgia')
  expect(whole.html).toContain(
    '<img src="https://app.example/media/agy_marula/jao.jpg?ratio=2x1" alt="Botswana &quot;Adventure&quot;"',
  )
  const theme = { ...agency.theme, logo: 'agy/logo.png' }
  const logo = brandOf({ ...agency, theme }, { id: 'itn_a', name: 'Kenya' }, 'https://app.example')
  const { html } = letter({ heading: 'Hello', paragraphs: [], brand: logo })
  expect(html).toContain('<img src="https://app.example/media/agy/logo.png" alt="Marula Journeys"')
})

test('shows the drawn picture of a trip as JPEG, and none where the mail is about no trip', () => {
  const imagesIn = (trip: { id: string; name: string; image?: string }) =>
    letter({
      heading: 'Hello',
      paragraphs: [],
      brand: brandOf(agency, trip, 'https://app.example'),
    }).html?.match(/<img src="[^"]*"/g)
  expect(imagesIn({ id: 'itn_a', name: 'Kenya' })).toBeNull()
  expect(imagesIn({ id: 'itn_a', name: 'Kenya', image: 'art/delta/JAO' })).toEqual([
    '<img src="https://app.example/media/art/delta/JAO/jpeg?ratio=2x1"',
  ])
})

test('is signed by a person with their portrait and how they are reached', () => {
  const signature = {
    name: 'Naledi <Mokoena>',
    lines: ['+267 1', 'n@marula.example'],
    portrait: 'https://app.example/media/pictures/agt_naledi/a.jpg',
  }
  const { text, html } = letter({ heading: 'Hello', paragraphs: [], signature, brand })
  expect(text).toBe('Hello\n\nNaledi <Mokoena>\nMarula Journeys\n+267 1\nn@marula.example\n')
  expect(html).toContain('<img src="https://app.example/media/pictures/agt_naledi/a.jpg" alt=""')
  expect(html).toContain('Naledi &lt;Mokoena&gt;</b><br>Marula Journeys<br>+267 1<br>n@marula')
  const without = letter({
    heading: 'Hello',
    paragraphs: [],
    signature: { ...signature, portrait: undefined },
    brand: { ...brand, picture: { address: '/x', alt: '' } },
  })
  expect(without.html).not.toContain('<img')
})

test('keeps the lines of a paragraph', () => {
  const { text, html } = letter({
    heading: 'Hello',
    paragraphs: ['Your price for:\n- Jao <Camp>'],
    brand,
  })
  expect(text).toContain('Your price for:\n- Jao <Camp>')
  expect(html).toContain('Your price for:<br>- Jao &lt;Camp&gt;')
})
