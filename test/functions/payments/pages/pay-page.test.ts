import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { tokens } from '#shared/theme/tokens'
import { closedPage } from '../../../../functions/payments/pages/pay-closed-page'
import { payPage } from '../../../../functions/payments/pages/pay-page'
import { contactOf } from '../../../../functions/payments/pages/pay-parts'
import type { PayReading } from '../../../../functions/payments/pages/pay-reading'
import { factRow, payerPage } from '../../../../functions/payments/pages/payer-page'
import { anItinerary } from '../../../shared/itinerary/builders'

const rough = `<b>"Kenya" & 'more'</b>`

const picture = { address: '/media/art/savanna/x?ratio=2x1', alt: rough }
const brand = { name: rough, tokens, logo: undefined, picture }

describe('a page of payers', () => {
  test('shows what people typed as text', () => {
    const title = { title: rough, styleAt: '/style', brand, main: factRow('For', rough) }
    const page = payerPage({ ...title, next: { seconds: 2, at: `/x?a="1"` } })
    expect(page).not.toContain('<b>')
    expect(page).toContain(
      '<title>&lt;b&gt;&quot;Kenya&quot; &amp; &#39;more&#39;&lt;/b&gt;</title>',
    )
    expect(page).toContain('content="2;url=/x?a=&quot;1&quot;"')
  })

  test('leads to a mail about the trip, whatever it is called', () => {
    const user = {
      agency: { name: 'Marula', agencyCode: 'M' },
      agent: { fullName: rough, email: 'a+b@example.com' },
    }
    const record = { ...anItinerary({ state: 'quote' }), name: rough, published: true }
    const contact = contactOf({ record, people: { user } })
    expect(contact).toContain(`href="/client/trips/${record.id}#price"`)
    expect(contactOf({ record: { ...record, published: false }, people: { user } })).not.toContain(
      '/client/',
    )
    expect(contact).not.toContain('<b>')
    expect(contact).toContain(
      'href="mailto:a%2Bb%40example.com?subject=%3Cb%3E%22Kenya%22%20%26%20&#39;more&#39;%3C%2Fb%3E"',
    )
  })
})

describe('the page of a payment that is processing', () => {
  const page = (paymentMethod: 'credit' | 'ach', back = 0) => {
    const payment = {
      paymentId: 'pay_00000001',
      paymentType: 'deposit',
      amount: 100_00,
      serviceFee: 3_50,
      status: 'Authorized',
      paymentMethod,
    } as const
    const user = {
      agency: { name: 'Marula', agencyCode: 'M' },
      agent: { fullName: 'Naledi', email: 'naledi@example.com' },
    }
    const stored = { record: anItinerary({ state: 'provisional' }), people: { user } }
    const reading = { stored, payment, charges: [], brand, link: {} }
    return closedPage(reading as unknown as PayReading, {
      token: 'tok',
      standing: 'under-way',
      back,
    })
  }

  test('says of a card that it is reviewed, and looks again by itself', () => {
    expect(page('credit')).toContain('Your card payment is being reviewed')
    expect(page('credit')).not.toContain('Bank transfers')
    expect(page('credit')).toContain('http-equiv="refresh"')
    expect(page('credit', 90)).not.toContain('http-equiv="refresh"')
  })

  test('says of a bank transfer that it takes days, and rests', () => {
    expect(page('ach')).toContain('Bank transfers can take a few days.')
    expect(page('ach')).not.toContain('http-equiv="refresh"')
  })
})

describe('the page of a payment that is due', () => {
  const page = (currency: string) => {
    const payment = {
      paymentId: 'pay_00000001',
      paymentType: 'deposit',
      amount: 100_00,
      serviceFee: 0,
      status: 'Pending',
    } as const
    const user = {
      agency: { name: 'Marula', agencyCode: 'M' },
      agent: { fullName: 'Naledi', email: 'naledi@example.com' },
    }
    const record = { ...anItinerary({ state: 'provisional' }), currency: 'USD', name: rough }
    const account = { currency, holder: rough, bank: 'First', account: '62 04', code: '', note: '' }
    const reading = { stored: { record, people: { user } }, payment, charges: [], brand }
    return payPage(
      { ...reading, accounts: [account], link: { lastDay: '2999-01-01' } } as unknown as PayReading,
      { token: 'tok', today: calendarDate('2026-11-20'), back: 0 },
    )
  }

  test('says where a wire goes, its amount without a fee, and what to write on it', () => {
    expect(page('USD')).toContain('<summary>Send a wire instead</summary>')
    expect(page('USD')).toContain('Wire USD 100.00 with no service fee.')
    expect(page('USD')).toContain('<dt>Account</dt><dd>62 04</dd>')
    expect(page('USD')).toContain('<dt>Reference</dt><dd>&lt;b&gt;')
    expect(page('USD')).not.toContain('<dt>Note</dt>')
  })

  test('offers no wire where the agency has no account in the currency', () => {
    expect(page('EUR')).not.toContain('wire')
  })
})
