import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import { clientItems } from '../../functions/data/clients/client-change'
import { clientRecord } from '../../functions/data/clients/client-records'
import type { Mail } from '../../functions/mail/mailer'
import { sendReminders } from '../../functions/payments/jobs/send-reminders'
import { maxTriesADay } from '../../functions/payments/routes/pay-by-link'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { everythingIn } from '../support/every-item'
import { eleanor, form, type PaymentWorld, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { marula } from '../support/trip-world'

const day = 86_400_000

describe.each(routeEngines)('a link to pay on $name', (engine) => {
  let running: TestTable
  let world: PaymentWorld
  let lines: string[]
  beforeEach(async () => {
    lines = quietLog()
    running = await startTestTable(engine)
    world = paymentWorld(running.table)
  })
  afterEach(() => running.stop())

  /** Reminds of all that is late, and takes the links out of the clients' mails. */
  const remind = async () => {
    const mails: Mail[] = []
    const mailer = { send: async (mail: Mail) => void mails.push(mail) }
    const clients = { ...world.deps.clients, get: async () => eleanor }
    await sendReminders({ ...world.deps, clients, mailer })
    return mails
      .filter(({ to }) => to === eleanor.email)
      .map(({ text, html }) => ({ token: tokenIn(text), html }))
  }
  /** A trip whose deposit is a day late, and the link of its reminder. */
  const aLink = async () => {
    const trip = await world.aTrip()
    world.trips.pass(day)
    const [first] = await remind()
    const [deposit] = trip.payments
    if (first === undefined || deposit === undefined) throw new Error('nobody was reminded')
    return { ...trip, ...first, deposit }
  }
  const show = (token: string, query: Record<string, string> = {}) =>
    world.call('stranger', 'GET /api/pay/{token}', { params: { token }, query })
  const pay = (token: string, method = 'credit') =>
    world.call('stranger', 'POST /api/pay/{token}', {
      params: { token },
      rawBody: new URLSearchParams({ method }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const fill = (location: unknown, number: string) =>
    world.call('stranger', 'POST /api/pay/sandbox/{token}', form(String(location), number))
  const chargesOf = async (paymentId: string) => {
    const { charges } = await world.deps.payments.find(marula, z.custom<never>().parse(paymentId))
    return charges?.charges ?? []
  }

  test('leads from the mail to what is due, and to each way to pay it with its total and fee', async () => {
    const { token, html } = await aLink()
    expect(html).toContain(`href="https://app.example/api/pay/${token}"`)
    const { status, text, headers } = await show(token)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const words of [
      'Marula Journeys',
      'Deposit for South Africa Adventure',
      'Jul 1 – 4, 2027',
      'November 20, 2026',
      '1 day',
      'value="credit"',
      'USD 3,318.30 plus service fee USD 116.14',
      'USD 3,434.44',
      'value="ach"',
      'service fee USD 33.18',
      'USD 3,351.48',
      'mailto:naledi%40example.com',
      'Naledi Mokoena',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/<script|<style|style=|javascript:|[Mm]argin|[Cc]ost|Balance/)
  })

  test.each(['mail', 'link'] as const)(
    'is given to the client by %s, which the history tells',
    async (by) => {
      const { id, payments } = await world.aTrip()
      const paymentId = payments[0]?.paymentId ?? ''
      const asking = paymentWorld(running.table, {}, { clients: { get: async () => eleanor } })
      const ask = (how: string) =>
        asking.call('naledi', 'POST /api/Payments/{paymentId}/request', {
          params: { paymentId },
          body: { by: how },
        })
      const { version } = await world.trip(id)
      const preview = await ask('preview')
      expect(preview.body).toMatchObject({
        to: eleanor.email,
        subject: 'Your deposit for South Africa Adventure',
      })
      expect([(await world.trip(id)).version, asking.mails]).toEqual([version, []])
      const asked = await ask(by)
      expect(asked.status).toBeLessThan(300)
      expect(asking.mails).toHaveLength(by === 'mail' ? 1 : 0)
      const { address } = z.object({ address: z.nullable(z.string()) }).parse(asked.body)
      const token = tokenIn(address ?? asking.mails[0]?.text ?? '')
      expect((await show(token)).text).toContain('value="credit"')
      const history = await world.trips.call('naledi', 'GET /api/Itineraries/{id}/history', {
        params: { id },
      })
      expect(z.array(z.unknown()).parse(history.body)[0]).toMatchObject({
        version: version + 1,
        action: 'requestPayment',
        changes: [
          { to: by === 'mail' ? `requested by email to ${eleanor.email}` : 'payment link copied' },
        ],
      })
    },
  )

  test('has its style at an address of its own', async () => {
    const { token } = await aLink()
    expect((await show(token)).text).toContain(`href="/api/pay/${token}?part=style"`)
    const style = await show(token, { part: 'style' })
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(style.text).toContain('--forest: #1B4A3B')
    expect((await show(token)).text).toMatch(
      /<header><img src="\/media\/[^"]+" alt=""><p>Marula Journeys<\/p>/,
    )
  })

  test('lets its client pay without signing in, and says how it went when they are back', async () => {
    const { token, id, deposit } = await aLink()
    const begun = await pay(token)
    expect(begun.status).toBe(303)
    const paid = await fill(begun.headers.location, '4242424242424242')
    expect(paid.headers.location).toBe(`/api/pay/${token}?back=1`)
    for (const query of [{ back: '1' }, {}]) {
      const after = await show(token, query)
      expect(after.text).toContain('Thank you, your payment is complete')
      expect(after.text).not.toMatch(/http-equiv|value="credit"/)
    }
    await world.work()
    expect((await world.trip(id)).payments[0]).toMatchObject({
      paymentId: deposit.paymentId,
      status: 'Paid',
    })
    expect((await pay(token)).headers.location).toBe(`/api/pay/${token}`)
    expect(await chargesOf(deposit.paymentId)).toHaveLength(1)
    expect(world.mails.map(({ subject }) => subject)).toEqual([
      'Paid: deposit for South Africa Adventure',
    ])
    await world.queue.send({
      kind: 'paid',
      agencyId: marula,
      itineraryId: id,
      paymentId: deposit.paymentId,
    })
    await world.work()
    expect(world.mails).toHaveLength(1)
  })

  test('says that nothing was paid to who comes back without paying', async () => {
    const { token } = await aLink()
    await pay(token)
    const { text } = await show(token, { back: '1' })
    expect(text).toContain('Nothing has been paid yet')
    expect(text).not.toMatch(/Confirming|http-equiv/)
    expect(text).toContain('value="credit"')
  })

  test('waits, and offers no other payment, while the provider does not say whether one was made', async () => {
    const { token } = await aLink()
    await fill((await pay(token)).headers.location, '4242424242424242')
    const { current } = world.deps.providers
    const away = paymentWorld(running.table, { provider: { ...current, confirm: unavailable } })
    for (const [back, next] of [
      ['1', '2;url'],
      ['9', '10;url'],
    ] as const) {
      const { text } = await away.call('stranger', 'GET /api/pay/{token}', {
        params: { token },
        query: { back },
      })
      expect(text).toContain('Confirming your payment…')
      expect(text).toContain(`content="${next}`)
      expect(text).not.toContain('value="credit"')
    }
  })

  /**
   * The world of a payer whose provider tells of the payment just before the n-th time that the
   * table is read.
   */
  const interleaved = (n: number) => {
    let reads = 0
    const told = async () => void (++reads === n && (await world.work()))
    const { table } = running
    return paymentWorld({
      ...table,
      get: async (...asked) => told().then(() => table.get(...asked)),
      getMany: async (...asked) => told().then(() => table.getMany(...asked)),
      all: async (...asked) => told().then(() => table.all(...asked)),
    })
  }

  test('never offers or begins another payment, whenever the provider’s word comes', async () => {
    for (let n = 1; n <= 12; n++) {
      const { token, deposit } = await aLink()
      const begun = await pay(token)
      await fill(begun.headers.location, '4242424242424242')
      const shown = await interleaved(n).call('stranger', 'GET /api/pay/{token}', {
        params: { token },
        query: {},
      })
      expect(shown.text, `read ${n}`).toContain('Thank you, your payment is complete')

      const other = await aLink()
      await fill((await pay(other.token)).headers.location, '4242424242424242')
      const request = { params: { token: other.token }, rawBody: 'method=ach' }
      const again = await interleaved(n).call('stranger', 'POST /api/pay/{token}', request)
      expect(again.headers.location, `read ${n}`).toMatch(/^\/api\/pay\/agy_marula\./)
      await world.work()
      for (const { paymentId } of [deposit, other.deposit])
        expect((await chargesOf(paymentId)).map(({ state }) => state)).toEqual(['paid'])
    }
  })

  test('takes an open page of the same amount again, however often and by whomever it is begun', async () => {
    const { token, deposit } = await aLink()
    const [one, other] = await Promise.all([pay(token), pay(token)])
    expect(other.headers.location).toBe(one.headers.location)
    expect((await pay(token)).headers.location).toBe(one.headers.location)
    expect(await chargesOf(deposit.paymentId)).toHaveLength(1)
    const byBank = await pay(token, 'ach')
    expect(byBank.headers.location).not.toBe(one.headers.location)
    expect((await chargesOf(deposit.paymentId)).map(({ state }) => state).sort()).toEqual([
      'closed',
      'open',
    ])
  })

  test('offers only the ways that there are in the currency of its trip', async () => {
    const { id } = await world.aTrip({ state: 'quote', isAsked: false })
    const inEuro = { params: { id }, body: { currency: 'EUR' } }
    await world.trips.call('naledi', 'POST /api/Itineraries/{id}/change-currency', inEuro)
    await world.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', {
      params: { id },
      body: {},
    })
    world.trips.pass(day)
    const token = (await remind())[0]?.token ?? ''
    expect((await show(token)).text).toMatch(/EUR [\d,.]+ plus service fee EUR/)
    expect((await show(token)).text).not.toContain('value="ach"')
    expect((await pay(token, 'ach')).status).toBe(422)
    expect((await pay(token)).status).toBe(303)
  })

  test('says that a try was declined, and takes another', async () => {
    const { token } = await aLink()
    const begun = await pay(token)
    await fill(begun.headers.location, '4000000000000002')
    await world.work()
    expect((await show(token)).text).toContain('Your last payment was declined. You can try again.')
    await fill((await pay(token)).headers.location, '4242424242424242')
    await world.work()
    expect((await show(token)).text).toContain('Thank you, your payment is complete')
  })

  test('takes a card after a bank has refused a transfer, and its trip says that it is asked for again', async () => {
    const { token, id } = await aLink()
    await fill((await pay(token, 'ach')).headers.location, '000111111113')
    await world.work()
    const statusNow = async () => (await world.trip(id)).payments[0]?.status
    expect(await statusNow()).toBe('Error')
    expect((await pay(token)).status).toBe(303)
    expect(await statusNow()).toBe('Pending')
  })

  test('says of a bank transfer that it is under way', async () => {
    const { token } = await aLink()
    await fill((await pay(token, 'ach')).headers.location, '000000000009')
    await world.work()
    expect((await show(token)).text).toContain('Your bank transfer is on its way')
    expect((await pay(token, 'credit')).headers.location).toBe(`/api/pay/${token}`)
  })

  test('does not begin another payment when the payer was quicker than the provider’s word', async () => {
    const { token, deposit } = await aLink()
    await fill((await pay(token)).headers.location, '4242424242424242')
    expect((await pay(token, 'ach')).headers.location).toBe(`/api/pay/${token}?back=1`)
    expect(await chargesOf(deposit.paymentId)).toHaveLength(1)
  })

  test('says that the trip was cancelled', async () => {
    const { token, id } = await aLink()
    await world.cancel(id)
    expect((await show(token)).text).toContain('This trip has been cancelled')
    expect((await pay(token)).headers.location).toBe(`/api/pay/${token}`)
  })

  test('says that the payment was taken off its trip', async () => {
    const { token, id } = await aLink()
    await world.call('naledi', 'POST /api/Itineraries/{id}/clearPayments', {
      params: { id },
      body: {},
    })
    expect((await show(token)).text).toContain('This payment is no longer due')
    expect((await pay(token)).headers.location).toBe(`/api/pay/${token}`)
  })

  test('shows nothing of the trip once it is another client’s', async () => {
    const { token, id, deposit } = await aLink()
    const contact = { phone: '', address: '' }
    const body = { firstName: 'Bontle', lastName: 'Ndlovu', email: 'bontle@example.com', contact }
    const made = await world.trips.call('naledi', 'POST /api/Clients', { body })
    const clientId = z.object({ id: z.string() }).parse(made.body).id
    const { version } = await world.trip(id)
    await world.trips.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      body: { clientId },
      version,
    })
    const { text } = await show(token)
    expect(text).toContain('This payment is no longer due')
    expect(text).not.toMatch(/South Africa|Marula|USD/)
    await pay(token)
    expect(await chargesOf(deposit.paymentId)).toEqual([])
  })

  test('can be paid by who the client became when two were merged', async () => {
    const { token, id, deposit } = await aLink()
    const contact = { phone: '', address: '' }
    const body = { firstName: 'Eleanor', lastName: 'Hartley', email: 'ellie@example.com', contact }
    const made = await world.trips.call('naledi', 'POST /api/Clients', { body })
    const clientId = z.object({ id: z.string() }).parse(made.body).id
    const before = await world.trip(id)
    await world.trips.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      body: { clientId },
      version: before.version,
    })
    const merged = clientRecord.parse({ ...eleanor, id: before.clientId, mergedInto: clientId })
    await running.table.write([{ Put: { Item: clientItems(merged).client } }])
    expect((await show(token)).text).toContain('value="credit"')
    await pay(token)
    expect(await chargesOf(deposit.paymentId)).toHaveLength(1)
  })

  test('is over six weeks after it was sent, and says so until its item goes', async () => {
    const { token, deposit } = await aLink()
    world.trips.pass(42 * day)
    expect((await show(token)).text).toContain('value="credit"')
    world.trips.pass(day)
    expect((await show(token)).text).toContain('This link has expired')
    expect((await pay(token)).headers.location).toBe(`/api/pay/${token}`)
    expect(await chargesOf(deposit.paymentId)).toEqual([])
    const ends = /"pk":"AGENCY#agy_marula#PAYLINK#.*"ttl":(\d+)/.exec(await everything())?.[1]
    expect(new Date(Number(ends) * 1000).toISOString()).toBe('2027-02-01T00:00:00.000Z')
  })

  test('that is forged, cut short or of another agency gets a page that says so, and nothing else', async () => {
    const { token } = await aLink()
    const [agency = '', secret = ''] = token.split('.')
    const forged = [
      `${agency}.${'0'.repeat(64)}`,
      token.slice(0, -1),
      `agy_baobab.${secret}`,
      secret,
      '%E0%A4%A',
      '#',
    ]
    for (const one of forged) {
      for (const answer of [await show(one), await pay(one)]) {
        expect([answer.status, answer.headers['content-type']]).toEqual([
          404,
          'text/html; charset=utf-8',
        ])
        expect(answer.text).toContain('This link doesn’t work')
        expect(answer.text).not.toContain('Marula')
      }
    }
  })

  test('forgives what a mail program adds to it', async () => {
    const { token } = await aLink()
    expect((await show(token, { utm_source: 'mail', back: 'x' })).text).toContain('value="credit"')
  })

  test.each(['wire', '', 'bitcoin'])(
    'refuses to be paid by “%s” on a page that offers the others',
    async (method) => {
      const { token, deposit } = await aLink()
      const answer = await pay(token, method)
      expect(answer.status).toBe(422)
      expect(answer.text).toContain('This payment method isn’t available')
      expect(answer.text).toContain('value="credit"')
      expect(await chargesOf(deposit.paymentId)).toEqual([])
    },
  )

  test('makes no more pages in a day than a person needs', async () => {
    const { token, deposit } = await aLink()
    for (let tries = 0; tries < maxTriesADay; tries++)
      await pay(token, tries % 2 === 0 ? 'credit' : 'ach')
    const answer = await pay(token)
    expect(answer.status).toBe(429)
    expect(answer.text).toContain('Too many attempts today')
    expect(await chargesOf(deposit.paymentId)).toHaveLength(maxTriesADay)
    world.trips.pass(day)
    expect((await pay(token)).status).toBe(303)
  })

  test('keeps its page when the provider does not answer', async () => {
    const { token, deposit } = await aLink()
    const { current } = world.deps.providers
    const away = paymentWorld(running.table, { provider: { ...current, create: unavailable } })
    const request = { params: { token }, rawBody: 'method=credit' }
    const answer = await away.call('stranger', 'POST /api/pay/{token}', request)
    expect(answer.status).toBe(503)
    expect(answer.text).toContain('We can’t reach our payment provider right now. Nothing was paid')
    expect(answer.text).toContain('value="credit"')
    expect(await chargesOf(deposit.paymentId)).toEqual([])
  })

  test('says on a page of its own that something is wrong on our side', async () => {
    const { token } = await aLink()
    const broken = paymentWorld({ ...running.table, get: () => Promise.reject(new Error('down')) })
    for (const route of ['GET /api/pay/{token}', 'POST /api/pay/{token}'] as const) {
      const answer = await broken.call('stranger', route, { params: { token } })
      expect([answer.status, answer.headers['content-type']]).toEqual([
        500,
        'text/html; charset=utf-8',
      ])
      expect(answer.text).toContain('The problem is on our side and you haven’t been charged')
    }
    expect(lines.join('\n')).toContain('"message":"request.failed"')
  })

  test('is stored as a hash, and stands in no line of the log', async () => {
    const { token } = await aLink()
    const secret = token.split('.')[1] ?? ''
    expect(await everything()).not.toContain(secret)
    await show(token)
    await pay(token)
    await pay(token, 'wire')
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toContain(secret)
  })

  test('leaves neither its secret nor an address in the log, even where a payment, a mail or a word of the provider fails', async () => {
    const { token, deposit } = await aLink()
    const secret = token.split('.')[1] ?? ''
    const telling = () =>
      Promise.reject(
        new Error(`550 ${eleanor.email} ${token} https://app.example/api/pay/${token}`),
      )
    const { current } = world.deps.providers
    const failing = paymentWorld(
      running.table,
      { provider: { ...current, create: telling, find: telling } as typeof current },
      { mailer: { send: telling }, clients: { ...world.deps.clients, get: async () => eleanor } },
    )
    const { paymentId } = deposit
    const broken = [
      failing.call('stranger', 'POST /api/pay/{token}', {
        params: { token },
        rawBody: 'method=credit',
      }),
      failing.call('naledi', 'POST /api/Payments/{paymentId}/request', {
        params: { paymentId },
        body: { by: 'mail' },
      }),
      failing.call('eleanor', 'POST /api/Payments/{paymentId}/start', {
        params: { paymentId },
        body: { method: 'ach' },
      }),
    ]
    for (const { status } of await Promise.all(broken)) expect(status).toBeGreaterThanOrEqual(500)
    await sendReminders({ ...failing.deps, clock: world.deps.clock })
    const paid = await pay(token)
    await fill(paid.headers.location, '4242424242424242')
    const word = { method: 'POST', rawBody: JSON.stringify({ token, email: eleanor.email }) }
    await world.call('stranger', 'POST /api/webhooks/payments/{provider}', {
      params: { provider: 'sandbox' },
      ...word,
    })
    await world.work()
    await world.cancel((await world.aTrip()).id)
    expect(lines.filter((line) => line.includes('request.failed')).length).toBeGreaterThanOrEqual(2)
    const said = lines.join('\n')
    const told = [
      secret,
      token,
      eleanor.email,
      'hartley.co.uk',
      'naledi@',
      'Hartley',
      '4242424242424242',
    ]
    expect(told.filter((one) => said.includes(one))).toEqual([])
  })

  const everything = () => everythingIn(running.client, running.tableName)
})

const unavailable = () => Promise.reject(new AppError('payment.unavailable'))

const tokenIn = (text: string): string =>
  /https:\/\/app\.example\/api\/pay\/(\S+)/.exec(text)?.[1] ?? ''
