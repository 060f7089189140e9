import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { maxProofs } from '../../functions/accounts/second-step'
import { hashPassword } from '../../functions/agents/password'
import { finishSignIn } from '../../functions/agents/routes/finish-sign-in'
import { login } from '../../functions/agents/routes/login'
import { signInByPasskey } from '../../functions/agents/routes/sign-in-by-passkey'
import {
  maxChallenges,
  startPasskeySignIn,
} from '../../functions/agents/routes/start-passkey-sign-in'
import { accountStore } from '../../functions/data/people/account-store'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { attemptStore } from '../../functions/data/people/attempt-store'
import { auditStore } from '../../functions/data/people/audit-store'
import { factorStore } from '../../functions/data/people/factor-store'
import { ownAccountStore } from '../../functions/data/people/own-account-store'
import { principalOf } from '../../functions/data/people/people'
import { sessionStore } from '../../functions/data/people/session-store'
import { ticketStore } from '../../functions/data/people/ticket-store'
import { localDataKeys, sealingBy } from '../../functions/data/secrets/sealing'
import { addPasskey } from '../../functions/my-account/routes/add-passkey'
import { changePassword } from '../../functions/my-account/routes/change-password'
import { confirmTotp } from '../../functions/my-account/routes/confirm-totp'
import { endOtherSessions } from '../../functions/my-account/routes/end-other-sessions'
import { endSession } from '../../functions/my-account/routes/end-session'
import { getMyAccount } from '../../functions/my-account/routes/get-my-account'
import { listSessions } from '../../functions/my-account/routes/list-sessions'
import { patchMyAccount } from '../../functions/my-account/routes/patch-my-account'
import { prove } from '../../functions/my-account/routes/prove'
import { removeFactor } from '../../functions/my-account/routes/remove-factor'
import { renewRecoveryCodes } from '../../functions/my-account/routes/renew-recovery-codes'
import { setHeadshot } from '../../functions/my-account/routes/set-headshot'
import { startHeadshot } from '../../functions/my-account/routes/start-headshot'
import { startPasskey } from '../../functions/my-account/routes/start-passkey'
import { startProof } from '../../functions/my-account/routes/start-proof'
import { startTotp } from '../../functions/my-account/routes/start-totp'
import { callAs, testNow } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { softPasskey } from '../support/soft-passkey'

const origin = 'http://localhost:4000'
const password = 'kgalagadi-2027'
const minute = 60_000
let passwordHash = ''

beforeAll(async () => {
  vi.stubEnv('WEB_ADDRESS', origin)
  passwordHash = await hashPassword(password)
})
afterAll(() => vi.unstubAllEnvs())

const sealing = sealingBy(localDataKeys(Buffer.alloc(32, 7).toString('base64')))

describe.each(routeEngines)('my account on $name', (engine) => {
  let running: TestTable
  let serial = 0
  let agencyId = ''
  let at = testNow
  const queued: { readonly changed?: string }[] = []
  const events: { readonly signIn?: unknown }[] = []
  const files = new Map<string, Buffer>()
  beforeAll(async () => {
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(async () => {
    serial += 1
    at = new Date(testNow.getTime() + serial * 24 * 60 * minute)
    agencyId = `agy_marula${serial}`
    queued.length = 0
    events.length = 0
    await store({})
  })

  const personOf = (name: string) =>
    agentRecord.parse({
      id: `agt_${name}${serial}`,
      agencyId,
      email: `${name}${serial}@marula.example`,
      capabilities: [],
      firstName: 'Naledi',
      lastName: 'Mokoena',
      objectives: { passwordSet: true },
    })
  const agencyOf = (named: object) =>
    agencyRecord.parse({
      id: agencyId,
      agencyCode: 'MAR001',
      name: 'Marula Journeys',
      currency: 'USD',
      model: 'net',
      pricingSettings: {},
      featureFlags: [],
      admins: [personOf('naledi').id],
      ...named,
    })
  const store = (named: object) =>
    running.table.write(
      [
        agencyItem(agencyOf(named)),
        ...agentItems(personOf('naledi'), passwordHash),
        ...agentItems(personOf('thabo'), passwordHash),
      ].map((Item) => ({ Put: { Item } })),
    )

  const depsOf = () => {
    const { table } = running
    return {
      agencies: agencyStore(table),
      sessions: sessionStore(table),
      factors: factorStore(table),
      tickets: ticketStore(table),
      attempts: attemptStore(table),
      account: ownAccountStore(table),
      audit: auditStore(table),
      zaps: { send: async () => undefined },
      sealing,
      queue: {
        send: async (message: object) =>
          void ('signIn' in message ? events.push(message) : queued.push(message)),
      },
      files: {
        uploadUrl: async ({ key }: { key: string }) => `https://storage.example/${key}`,
        take: async ({ key }: { key: string }) =>
          files.has(key) ? { size: files.get(key)?.length ?? 0 } : undefined,
        start: async (key: string) => new Uint8Array(files.get(key) ?? []),
        remove: async (key: string) => void files.delete(key),
      },
    }
  }

  /** Somebody of the agency at one device; each call is a function of its body. */
  async function signedIn(name = 'naledi') {
    const deps = depsOf()
    const person = personOf(name)
    const stored = await deps.agencies.agent(person.agencyId, person.id)
    const agency = await deps.agencies.agency(person.agencyId)
    if (stored === undefined || agency === undefined) throw new Error('not stored')
    const principal = principalOf(stored, agency)
    const { token } = await deps.sessions.start(principal, {
      keep: true,
      now: at,
      device: { userAgent: 'Firefox/1 Windows' },
    })
    const options = { principal, now: () => at }
    const headers = { authorization: token }
    type Called = Parameters<typeof callAs>[0]
    const call = (useCase: unknown) => (body?: object, params?: Record<string, string>) =>
      callAs(
        useCase as Called,
        deps as never,
        options,
      )({ headers, ...(body && { body }), ...(params && { params }) })
    return { person, deps, token, call, find: () => deps.sessions.find(token, at) }
  }
  const publicly = (useCase: unknown) => (body: object) =>
    callAs(useCase as Parameters<typeof callAs>[0], depsOf() as never, { now: () => at })({ body })
  const later = (ms: number) => {
    at = new Date(at.getTime() + ms)
  }

  const codeOf = (secret: string) =>
    generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) })
  async function withTotp(name = 'naledi') {
    const own = await signedIn(name)
    const { secret } = (await own.call(startTotp)()).body as { secret: string }
    const confirmed = await own.call(confirmTotp)({ code: codeOf(secret) })
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] }
    later(minute)
    return { ...own, secret, recoveryCodes }
  }
  async function withPasskey(name = 'naledi', device = softPasskey(origin)) {
    const own = await signedIn(name)
    const { challenge } = (await own.call(startPasskey)()).body as { challenge: string }
    const passkey = device.make(challenge)
    const added = await own.call(addPasskey)({ name: 'Laptop', passkey })
    return { ...own, device, passkey, added }
  }
  const byPassword = async (name = 'naledi', given = password) =>
    publicly(login)({ email: personOf(name).email, password: given })
  /** What somebody gets for the right password: hashing it takes long, so most tests do without. */
  const ticketOf = async (name = 'naledi') => {
    const { agencyId: agency, id: agentId } = personOf(name)
    const ticket = `ticket-${serial}-${Math.random()}`
    await depsOf().tickets.add(
      ticket,
      { kind: 'second-step', agencyId: agency, agentId, keep: true },
      at,
    )
    return ticket
  }

  test('a profile is changed, and each bad field is named', async () => {
    const { call } = await signedIn()
    const change = {
      phone: '+267 71 234 567',
      timeZone: 'Africa/Gaborone',
      notices: { emails: ['holds'] },
    }
    expect(await call(patchMyAccount)(change)).toMatchObject({
      status: 200,
      body: { ...change, firstName: 'Naledi' },
    })
    expect((await call(getMyAccount)()).body).toMatchObject(change)
    for (const bad of [
      { timeZone: 'Mars/Olympus' },
      { phone: 'call me' },
      { firstName: ' ' },
      { email: 'x@y.example' },
    ]) {
      const { status, body } = await call(patchMyAccount)(bad)
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain(`body.${Object.keys(bad)[0]}`)
    }
  })

  test('a picture is shown once it has arrived as a JPEG of one’s own, and the old one goes', async () => {
    const { call } = await signedIn()
    const upload = async () =>
      (await call(startHeadshot)({ size: 3, mimeType: 'image/jpeg' })).body as { key: string }
    const { key } = await upload()
    expect(await call(setHeadshot)({ key })).toMatchObject({
      status: 409,
      body: { error: { code: 'media.not-uploaded' } },
    })
    files.set(key, Buffer.from('<svg'))
    expect(await call(setHeadshot)({ key })).toMatchObject({
      body: { error: { code: 'media.other-type' } },
    })
    files.set(key, Buffer.from([0xff, 0xd8, 0xff]))
    expect(await call(setHeadshot)({ key })).toMatchObject({ status: 200, body: { headshot: key } })
    const thabo = await signedIn('thabo')
    expect((await thabo.call(setHeadshot)({ key })).status).toBe(404)
    expect(
      (await call(setHeadshot)({ key: `${key.slice(0, -36)}../../private/x.jpg` })).status,
    ).toBe(404)
    expect((await call(setHeadshot)({ key: null })).body).not.toHaveProperty('headshot')
    expect(files.has(key)).toBe(false)
  })

  test('a new password asks for the old one, ends the other sessions, and is told by mail', async () => {
    const other = await signedIn()
    later(1_000)
    const { call, find } = await signedIn()
    const next = 'okavango-delta-9'
    expect(await call(changePassword)({ oldPassword: 'wrong-one', password: next })).toMatchObject({
      status: 422,
      body: { error: { message: 'Incorrect password' } },
    })
    expect(
      JSON.stringify(
        (await call(changePassword)({ oldPassword: password, password: 'short' })).body,
      ),
    ).toContain('Your password is too short')
    expect(await call(changePassword)({ oldPassword: password, password: next })).toMatchObject({
      status: 200,
    })
    expect(queued).toMatchObject([{ changed: 'password' }])
    later(minute)
    await expect(other.find()).rejects.toMatchObject({ code: 'auth.expired' })
    expect(await find()).toBeDefined()
    expect((await byPassword()).status).toBe(401)
    expect((await byPassword('naledi', next)).status).toBe(200)
  })

  test('wrong passwords are throttled, also before a right one', async () => {
    const { call } = await signedIn()
    for (let tries = 0; tries < maxProofs; tries++) await call(prove)({ code: '000000' })
    expect((await call(prove)({ password })).status).toBe(429)
    expect(
      (await call(changePassword)({ oldPassword: password, password: 'okavango-delta-9' })).status,
    ).toBe(429)
    later(16 * minute)
    expect((await call(prove)({ password })).status).toBe(200)
  })

  test('sessions are listed with their device, and end one by one or all but this', async () => {
    const first = await signedIn()
    later(1_000)
    const second = await signedIn()
    later(1_000)
    const own = await signedIn()
    const list = async () =>
      (await own.call(listSessions)()).body as { id: string; isThis: boolean; device: string }[]
    expect(await list()).toMatchObject([
      { isThis: true, device: 'Firefox on Windows', place: 'Unknown place' },
      { isThis: false },
      { isThis: false },
    ])
    const id = (await list())[2]?.id ?? ''
    const thabo = await signedIn('thabo')
    expect((await thabo.call(endSession)(undefined, { id })).status).toBe(404)
    expect((await own.call(endSession)(undefined, { id })).status).toBe(200)
    expect(await first.find()).toBeUndefined()
    expect(await second.find()).toBeDefined()
    expect((await own.call(endOtherSessions)()).status).toBe(200)
    later(minute)
    await expect(second.find()).rejects.toMatchObject({ code: 'auth.expired' })
    expect(await own.find()).toBeDefined()
    expect(await thabo.find()).toBeDefined()
    expect(await list()).toHaveLength(1)
  })

  test('an authenticator app is on after its first code, and its secret is never told again', async () => {
    const { call } = await signedIn()
    const { secret, uri } = (await call(startTotp)()).body as { secret: string; uri: string }
    expect(uri).toContain('otpauth://totp/Tembea')
    expect((await byPassword()).status).toBe(200)
    expect((await call(confirmTotp)({ code: '123' })).status).toBe(422)
    const confirmed = await call(confirmTotp)({
      code: `${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`,
    })
    expect((confirmed.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
    expect(queued).toMatchObject([{ changed: 'totp-added' }])
    const account = JSON.stringify((await call(getMyAccount)()).body)
    expect(account).toContain('"recoveryCodesLeft":10')
    expect(account).not.toContain(secret)
    const { ScanCommand } = await import('@aws-sdk/lib-dynamodb')
    const { Items } = await running.client.send(new ScanCommand({ TableName: running.tableName }))
    expect(JSON.stringify(Items)).not.toContain(secret)
    expect((await call(confirmTotp)({ code: codeOf(secret) })).status).toBe(400)
  })

  test('a code signs in once, with a clock up to one step off', async () => {
    const { secret } = await withTotp()
    const denied = await byPassword()
    expect(denied).toMatchObject({
      status: 403,
      body: { error: { details: { methods: ['code', 'recoveryCode'] } } },
    })
    expect((await byPassword('naledi', 'wrong-one')).status).toBe(401)
    const code = codeOf(secret)
    const { ticket } = (denied.body as { error: { details: { ticket: string } } }).error.details
    expect((await publicly(finishSignIn)({ ticket, code: '000000' })).status).toBe(422)
    const both = await Promise.all([1, 2].map(() => publicly(finishSignIn)({ ticket, code })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    const again = await ticketOf()
    expect(await publicly(finishSignIn)({ ticket: again, code })).toMatchObject({
      status: 422,
      body: { error: { code: 'auth.wrong-proof' } },
    })
    later(3 * minute)
    const late = codeOf(secret)
    later(30_000)
    expect((await publicly(finishSignIn)({ ticket: again, code: late })).status).toBe(200)
    later(3 * minute)
    const tooLate = codeOf(secret)
    later(90_000)
    expect((await publicly(finishSignIn)({ ticket: await ticketOf(), code: tooLate })).status).toBe(
      422,
    )
  })

  test('a new password by a link asks for the second step all the same', async () => {
    await withTotp()
    const { email } = personOf('naledi')
    const accounts = accountStore(running.table)
    const link = await accounts.makeLink('reset', { email, now: at })
    const found = await accounts.link(link?.token ?? '', at)
    if (found === undefined) throw new Error('no link')
    await accounts.setPassword(found, {
      passwordHash: await hashPassword('new-moon-rising'),
      now: at,
    })
    expect(await byPassword('naledi', 'new-moon-rising')).toMatchObject({
      status: 403,
      body: { error: { code: 'auth.second-step' } },
    })
  })

  test('a ticket is used once, ends after ten minutes, and guesses are throttled', async () => {
    const { secret, recoveryCodes } = await withTotp()
    const ticket = await ticketOf()
    expect(
      (await publicly(finishSignIn)({ ticket: `${ticket}x`, code: codeOf(secret) })).status,
    ).toBe(400)
    expect((await publicly(finishSignIn)({ ticket, recoveryCode: recoveryCodes[0] })).status).toBe(
      200,
    )
    expect((await publicly(finishSignIn)({ ticket, recoveryCode: recoveryCodes[1] })).status).toBe(
      400,
    )
    const late = await ticketOf()
    later(11 * minute)
    expect((await publicly(finishSignIn)({ ticket: late, code: codeOf(secret) })).status).toBe(400)
    const guessed = await ticketOf()
    for (let tries = 0; tries < maxProofs; tries++)
      await publicly(finishSignIn)({ ticket: guessed, code: '000000' })
    expect((await publicly(finishSignIn)({ ticket: guessed, code: codeOf(secret) })).status).toBe(
      429,
    )
    const whose = { agentId: personOf('naledi').id }
    expect(events.at(-2)).toMatchObject({ signIn: 'step-failed', whose })
    expect(events.at(-1)).toMatchObject({ signIn: 'step-locked', whose })
  })

  test('a recovery code works once, is told by mail, and new ones end the old', async () => {
    const { call, recoveryCodes } = await withTotp()
    const [first = '', second = ''] = recoveryCodes
    const enter = async (recoveryCode: string) =>
      (await publicly(finishSignIn)({ ticket: await ticketOf(), recoveryCode })).status
    expect(await enter(first.toUpperCase().replaceAll('-', ' '))).toBe(200)
    expect(queued.at(-1)).toMatchObject({ changed: 'recovery-used' })
    expect(await enter(first)).toBe(422)
    expect((await call(renewRecoveryCodes)()).status).toBe(403)
    await call(prove)({ password })
    const { recoveryCodes: renewed } = (await call(renewRecoveryCodes)()).body as {
      recoveryCodes: string[]
    }
    expect(renewed).toHaveLength(10)
    expect(await enter(second)).toBe(422)
    expect(await enter(renewed[3] ?? '')).toBe(200)
  })

  test('a method is removed only with a proof of the last ten minutes, and ends the other sessions', async () => {
    const { call, secret } = await withTotp()
    expect(await call(removeFactor)({ factor: 'totp' })).toMatchObject({
      status: 403,
      body: { error: { code: 'auth.proof-needed' } },
    })
    expect((await call(prove)({ password: 'wrong-one' })).status).toBe(422)
    expect((await call(prove)({ code: codeOf(secret) })).status).toBe(200)
    later(11 * minute)
    expect((await call(removeFactor)({ factor: 'totp' })).status).toBe(403)
    await call(prove)({ password })
    const elsewhere = await sessionStore(running.table).start(
      principalOf(personOf('naledi'), agencyOf({})),
      { keep: false, now: at },
    )
    later(1)
    expect((await call(removeFactor)({ factor: 'totp' })).body).toMatchObject({
      twoStep: { recoveryCodesLeft: 0 },
    })
    await expect(sessionStore(running.table).find(elsewhere.token, at)).rejects.toMatchObject({
      code: 'auth.expired',
    })
    expect(queued.at(-1)).toMatchObject({ changed: 'totp-removed' })
    expect((await call(removeFactor)({ factor: 'totp' })).status).toBe(404)
    expect((await byPassword()).status).toBe(200)
  })

  test('a new method asks for a proof once the sign-in is ten minutes old', async () => {
    const { call } = await signedIn()
    later(11 * minute)
    expect((await call(startTotp)()).status).toBe(403)
    expect((await call(startPasskey)()).status).toBe(403)
    await call(prove)({ password })
    expect((await call(startTotp)()).status).toBe(200)
    expect((await call(startPasskey)()).status).toBe(200)
  })

  test('a passkey signs in alone, by a challenge that counts once', async () => {
    const { device, added } = await withPasskey()
    expect(added).toMatchObject({
      status: 200,
      body: { twoStep: { passkeys: [{ name: 'Laptop' }] } },
    })
    const ask = async () =>
      (await publicly(startPasskeySignIn)({})).body as { challenge: string; rpId: string }
    const { challenge, rpId } = await ask()
    expect(rpId).toBe('localhost')
    const passkey = device.sign(challenge)
    const both = await Promise.all([1, 2].map(() => publicly(signInByPasskey)({ passkey })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(
      (await publicly(signInByPasskey)({ passkey: device.sign((await ask()).challenge) })).status,
    ).toBe(200)
    const foreign = { ...device.sign((await ask()).challenge), id: softPasskey(origin).id }
    expect((await publicly(signInByPasskey)({ passkey: foreign })).status).toBe(422)
    const stale = await ask()
    later(11 * minute)
    expect(
      (await publicly(signInByPasskey)({ passkey: device.sign(stale.challenge) })).status,
    ).toBe(422)
  })

  test('challenges of passkeys are throttled by address', async () => {
    const answers = []
    for (let asked = 0; asked <= maxChallenges; asked++)
      answers.push((await publicly(startPasskeySignIn)({})).status)
    expect(answers.slice(0, maxChallenges)).toEqual(
      Array.from({ length: maxChallenges }, () => 200),
    )
    expect(answers.at(-1)).toBe(429)
    later(16 * minute)
    expect((await publicly(startPasskeySignIn)({})).status).toBe(200)
  })

  test('a passkey that was not unlocked is a second step only; one of another place is nothing', async () => {
    const { device } = await withPasskey('naledi', softPasskey(origin, { verifiesUser: false }))
    const { challenge } = (await publicly(startPasskeySignIn)({})).body as { challenge: string }
    expect((await publicly(signInByPasskey)({ passkey: device.sign(challenge) })).status).toBe(422)
    expect(await byPassword()).toMatchObject({
      body: { error: { details: { methods: ['passkey', 'recoveryCode'] } } },
    })
    const ticket = await ticketOf()
    const asked = (await publicly(startPasskeySignIn)({ ticket })).body as {
      challenge: string
      allowCredentials: object[]
    }
    expect(asked.allowCredentials).toMatchObject([{ id: device.id }])
    expect(
      (await publicly(finishSignIn)({ ticket, passkey: device.sign(asked.challenge) })).status,
    ).toBe(200)
    const elsewhere = await withPasskey('thabo', softPasskey('https://evil.example'))
    expect(elsewhere.added).toMatchObject({
      status: 422,
      body: { error: { code: 'auth.wrong-passkey' } },
    })
  })

  test('another agent’s passkey, challenge or ticket opens nothing', async () => {
    const naledi = await withPasskey()
    const thabo = await withPasskey('thabo')
    const ticket = await ticketOf()
    const { challenge } = (await publicly(startPasskeySignIn)({ ticket })).body as {
      challenge: string
    }
    expect(
      (await publicly(finishSignIn)({ ticket, passkey: thabo.device.sign(challenge) })).status,
    ).toBe(422)
    const ofThabo = (await thabo.call(startProof)()).body as { challenge: string }
    expect(
      (await naledi.call(prove)({ passkey: naledi.device.sign(ofThabo.challenge) })).status,
    ).toBe(422)
    const own = (await naledi.call(startProof)()).body as { challenge: string }
    expect((await naledi.call(prove)({ passkey: naledi.device.sign(own.challenge) })).status).toBe(
      200,
    )
    const forNaledi = (await naledi.call(startPasskey)()).body as { challenge: string }
    const stolen = { name: 'Stolen', passkey: naledi.device.make(forNaledi.challenge) }
    expect((await thabo.call(addPasskey)(stolen)).status).toBe(422)
    const again = (await thabo.call(startPasskey)()).body as { challenge: string }
    expect(
      await thabo.call(addPasskey)({ name: 'Hers', passkey: naledi.device.make(again.challenge) }),
    ).toMatchObject({
      status: 409,
      body: { error: { code: 'account.passkey-known' } },
    })
    await thabo.call(prove)({ password })
    expect((await thabo.call(removeFactor)({ factor: naledi.device.id })).status).toBe(404)
  })

  test('who has no second step sets one up before anything else, where the agency requires it, and keeps the last', async () => {
    const thabo = await signedIn('thabo')
    await store({ mfaRequired: true })
    later(minute)
    expect(await thabo.find()).toMatchObject({ mustSetUpSecondStep: true })
    const held = await signedIn('thabo')
    expect(await held.call(patchMyAccount)({ phone: '1' })).toMatchObject({
      status: 403,
      body: { error: { code: 'auth.second-step-required' } },
    })
    const { device } = await withPasskey('thabo')
    expect(await held.find()).not.toHaveProperty('mustSetUpSecondStep')
    const free = await signedIn('thabo')
    expect((await free.call(patchMyAccount)({ phone: '1' })).status).toBe(200)
    await free.call(prove)({ password })
    expect(await free.call(removeFactor)({ factor: device.id })).toMatchObject({
      status: 409,
      body: { error: { code: 'account.last-factor' } },
    })
    await free.call(startTotp)()
    expect((await free.call(removeFactor)({ factor: device.id })).status).toBe(409)
  })
})
