import { expect, test } from 'vitest'
import { letter } from '../../../functions/mail/letter'

const whole = letter({
  heading: 'Your deposit is overdue',
  paragraphs: ['Dear Eleanor,', 'It was due <yesterday> & is late.'],
  facts: [
    ['Trip', 'Botswana "Adventure"'],
    ['Deposit', 'USD 1,234.50'],
  ],
  action: { label: 'Pay', url: 'https://app.example/pay?a=1&b="2"' },
  closing: ['If you have paid already, thank you.'],
  signed: 'Marula Journeys\nGaborone',
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
      'Marula Journeys\nGaborone',
    ]
      .join('\n\n')
      .concat('\n'),
  )
  for (const words of ['Your deposit is overdue', 'USD 1,234.50', 'thank you', 'Marula Journeys<br>Gaborone']) {
    expect(whole.html).toContain(words)
  }
})

test('makes no markup of what people wrote', () => {
  expect(whole.html).toContain('due &lt;yesterday&gt; &amp; is late.')
  expect(whole.html).toContain('Botswana &quot;Adventure&quot;')
  expect(whole.html).toContain('href="https://app.example/pay?a=1&amp;b=&quot;2&quot;"')
  expect(whole.html).not.toMatch(/<script|<img|<link|<style/)
})

test('leaves out what there is none of', () => {
  const short = letter({ heading: 'Hello', paragraphs: ['One.'], signed: 'Us' })
  expect(short.text).toBe('Hello\n\nOne.\n\nUs\n')
  expect(short.html).not.toContain('<a ')
})
