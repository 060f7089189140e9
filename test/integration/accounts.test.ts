import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  type AccountMail,
  accountMailSchema,
  mailAccount,
} from '../../functions/accounts/account-mail'
import { accountMailLimits } from '../../functions/accounts/ask-for-account-mail'
import { checkLink } from '../../functions/accounts/routes/check-link'
import { register } from '../../functions/accounts/routes/register'
import { requestReset } from '../../functions/accounts/routes/request-reset'
import { resendActivation } from '../../functions/accounts/routes/resend-activation'
import { setPassword } from '../../functions/accounts/routes/set-password'
import { verify } from '../../functions/accounts/routes/verify'
import { verifyPassword } from '../../functions/agents/password'
import { login } from '../../functions/agents/routes/login'
import { accountStore, linkLifeMs } from '../../functions/data/people/account-store'
import { agencyStore } from '../../functions/data/people/agency-store'
import { attemptStore } from '../../functions/data/people/attempt-store'
import { principalOf } from '../../functions/data/people/people'
import { sessionStore } from '../../functions/data/people/session-store'
import type { Mail } from '../../functions/mail/mailer'
import { changeEmail } from '../../functions/my-account/routes/change-email'
import { clockAt } from '../../functions/runtime/clock'
import { log } from '../../functions/runtime/log'
import { randomId } from '../../functions/runtime/make-id'
import { itemsOfAnAgent } from '../support/agent-items'
import { anAgent, callAs } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { quietLog } from '../support/store-kinds'

const start = Date.parse('2026-11-20T06:00:00Z')
const invalid = {
  status: 400,
  body: { error: { message: 'This is an invalid registration token. Please try again.' } },
}

describe.each(routeEngines)('accounts on $name', (engine) => {
  let running: TestTable
  beforeAll(async () => {
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())

  /** The calls of one visitor, and the worker that mails them; time goes on as a test says. */
  function visitor() {
    const { table } = running
    let now = start
    const queued: AccountMail[] = []
    const mails: Mail[] = []
    const told: object[] = []
    const queue = {
      async send(message: object) {
        if ('changed' in message) told.push(message)
        else queued.push(accountMailSchema.parse(message))
      },
    }
    const clock = clockAt(() => new Date(now))
    const deps = {
      accounts: accountStore(table),
      attempts: attemptStore(table),
      agencies: agencyStore(table),
      queue,
      clock,
      makeId: randomId,
      webAddress: 'https://tembea.example',
      mailer: { send: async (mail: Mail) => void mails.push(mail) },
    }
    const call = (useCase: Parameters<typeof callAs>[0]) => (body: object) =>
      callAs(useCase, deps as never, { now: () => new Date(now) })({ body })
    return {
      deps,
      mails,
      queued,
      told,
      later: (ms: number) => (now += ms),
      register: call(register as never),
      resend: call(resendActivation as never),
      requestReset: call(requestReset as never),
      check: call(checkLink as never),
      verify: call(verify as never),
      setPassword: call(setPassword as never),
      /** Lets the worker send what is queued, and reads the link of the last mail. */
      async link() {
        for (const message of queued.splice(0)) await mailAccount(message, deps)
        const [, uid, token] =
          /\/(?:verify\/(agt_\w+)|reset)\/([\w-]+)/.exec(mails.at(-1)?.text ?? '') ?? []
        return { ...(uid === undefined ? {} : { uid }), token: token ?? '' }
      },
    }
  }

  const newcomer = { firstName: 'Thabo', lastName: 'Molefe', password: 'baobab-at-dusk' }

  test('are registered, verified by the link of the mail, and not before', async () => {
    const thabo = visitor()
    const email = 'thabo@baobab.example'
    expect(await thabo.register({ ...newcomer, email, agencyName: 'Baobab Travel' })).toMatchObject(
      {
        status: 200,
        body: { status: 'sent' },
      },
    )
    const login = await thabo.deps.agencies.login(email)
    expect(login).toMatchObject({ isVerified: false })
    const agency = await thabo.deps.agencies.agency(login?.agencyId as never)
    expect(agency).toMatchObject({
      name: 'Baobab Travel',
      admins: [login?.agentId],
      trialEnds: '2026-12-20T06:00:00.000Z',
    })
    expect(agency?.agencyCode).toMatch(/^BAO[A-Z0-9]{5}$/)

    const link = await thabo.link()
    expect(thabo.mails).toMatchObject([{ to: email, subject: 'Verify your email address' }])
    expect(await thabo.check(link)).toMatchObject({
      body: { kind: 'verify', uid: login?.agentId, email },
    })
    expect(await thabo.verify(link)).toMatchObject({ status: 200, body: { id: login?.agentId } })
    expect(await thabo.deps.agencies.login(email)).toMatchObject({ isVerified: true })
    expect(await verifyPassword(newcomer.password, login?.passwordHash)).toBe(true)
  })

  test('answer alike for an email that has an account, whose owner is told', async () => {
    const thabo = visitor()
    const email = 'twice@baobab.example'
    const first = await thabo.register({ ...newcomer, email })
    await thabo.verify(await thabo.link())
    const second = await thabo.register({
      ...newcomer,
      email: email.toUpperCase(),
      agencyName: 'Somebody else',
    })
    expect({ ...second, headers: {} }).toEqual({ ...first, headers: {} })
    await thabo.link()
    expect(thabo.mails.at(-1)).toMatchObject({ subject: 'You already have an account' })
    const login = await thabo.deps.agencies.login(email)
    expect(await thabo.deps.agencies.agency(login?.agencyId as never)).toMatchObject({
      name: 'Thabo Molefe',
    })
  })

  test('give whoever registers again a password of their own, and void what a stranger chose for the address', async () => {
    const [stranger, owner] = [visitor(), visitor()]
    const email = 'first@baobab.example'
    await stranger.register({ ...newcomer, email })
    const strangers = await stranger.link()
    await owner.register({ ...newcomer, email, password: 'owner-of-it' })
    const link = await owner.link()
    expect(owner.mails).toMatchObject([{ subject: 'You already have an account' }])
    expect(await owner.setPassword({ ...link, password: 'only-the-owners' })).toMatchObject({
      status: 200,
    })
    expect(await stranger.verify(strangers)).toMatchObject(invalid)
    const login = await owner.deps.agencies.login(email)
    expect(login?.isVerified).toBe(true)
    expect(await verifyPassword(newcomer.password, login?.passwordHash)).toBe(false)
  })

  test('take a link once, within its time, for its own agent, and for what it is', async () => {
    const thabo = visitor()
    await thabo.register({ ...newcomer, email: 'once@baobab.example' })
    const link = await thabo.link()
    expect(await thabo.verify({ ...link, uid: 'agt_somebody' })).toMatchObject(invalid)
    expect(await thabo.verify({ token: `${link.token}x` })).toMatchObject(invalid)
    expect(await thabo.setPassword({ ...link, password: 'another-good-one' })).toMatchObject(
      invalid,
    )
    const both = await Promise.all([thabo.verify(link), thabo.verify(link)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await thabo.verify(link)).toMatchObject(invalid)

    await thabo.requestReset({ email: 'once@baobab.example' })
    const reset = await thabo.link()
    thabo.later(linkLifeMs.reset)
    expect(await thabo.setPassword({ ...reset, password: 'another-good-one' })).toMatchObject(
      invalid,
    )
  })

  test('get a new password by a link, after which every other link and session is over', async () => {
    const thabo = visitor()
    const email = 'forgot@baobab.example'
    await thabo.register({ ...newcomer, email })
    await thabo.verify(await thabo.link())
    const { agencies } = thabo.deps
    const login = await agencies.login(email)
    const [agency, agent] = [
      await agencies.agency(login?.agencyId as never),
      await agencies.agent(login?.agencyId as never, login?.agentId as never),
    ]
    const sessions = sessionStore(running.table)
    const { token } = await sessions.start(principalOf(agent as never, agency as never), {
      keep: true,
      now: new Date(start),
    })

    await thabo.requestReset({ email })
    const older = await thabo.link()
    await thabo.requestReset({ email })
    const newer = await thabo.link()
    thabo.later(60_000)
    expect(await thabo.setPassword({ ...newer, password: 'new-moon-rising' })).toMatchObject({
      status: 200,
      body: { id: login?.agentId },
    })
    expect(await thabo.setPassword({ ...older, password: 'somebody-elses' })).toMatchObject(invalid)
    expect(
      await verifyPassword('new-moon-rising', (await agencies.login(email))?.passwordHash),
    ).toBe(true)
    await expect(sessions.find(token, new Date(start + 120_000))).rejects.toMatchObject({
      code: 'auth.expired',
    })
  })

  test('leave no address, link, password or session in the log, even where their calls fail', async () => {
    const lines = quietLog()
    const thabo = visitor()
    const [email, password] = ['logged@baobab.example', 'new-moon-rising']
    await thabo.register({ ...newcomer, email })
    const first = await thabo.link()
    await thabo.check(first)
    await thabo.verify(first)
    await thabo.requestReset({ email })
    const reset = await thabo.link()
    await thabo.setPassword({ ...reset, password })
    expect(thabo.told).toMatchObject([{ changed: 'password' }])

    const failing = new Proxy(
      {},
      {
        get:
          () =>
          async (...given: unknown[]) =>
            Promise.reject(new Error(JSON.stringify(given))),
      },
    )
    const broken = (useCase: unknown, name: string) =>
      callAs(useCase as never, { ...thabo.deps, [name]: failing } as never, {
        now: () => new Date(start),
      })
    await broken(requestReset, 'agencies')({ body: { email } })
    await broken(checkLink, 'accounts')({ body: first })
    await broken(setPassword, 'accounts')({ body: { ...reset, password } })
    await broken(login, 'agencies')({ body: { email, password } })
    const sessions = sessionStore(running.table)
    const zaps = { send: async () => undefined }
    const signIn = (named: object) =>
      callAs(login, { ...thabo.deps, sessions, zaps, ...named } as never)
    expect(await signIn({})({ body: { email, password: 'a-wrong-one' } })).toMatchObject({
      status: 401,
    })
    const { status, body } = await signIn({})({ body: { email, password } })
    expect(status).toBe(200)
    const token = z.object({ id: z.string() }).parse(body).id
    await sessionStore(failing as never)
      .find(token, new Date(start))
      .catch((error: Error) => log.error('session.broken', { cause: error.stack }))

    expect(
      lines.filter((line) => /request.failed|session.broken/.test(line)).length,
    ).toBeGreaterThanOrEqual(4)
    const secrets = [
      email,
      'logged@',
      first.token,
      reset.token,
      token,
      password,
      newcomer.password,
      'a-wrong-one',
    ]
    expect(secrets.filter((secret) => lines.join('\n').includes(secret))).toEqual([])
  })

  test('are activated by a link when no password was ever set', async () => {
    const guest = visitor()
    const items = itemsOfAnAgent()
    await running.table.write(
      items.map((item) => ({
        Put: { Item: 'passwordHash' in item ? { ...item, passwordHash: '' } : item },
      })),
    )
    await guest.resend({ email: 'naledi@marula.example' })
    const link = await guest.link()
    expect(guest.mails).toMatchObject([{ subject: 'Activate your account' }])
    expect(await guest.check({ token: link.token })).toMatchObject({ body: { kind: 'activate' } })
    expect(await guest.setPassword({ ...link, password: 'short' })).toMatchObject({
      status: 400,
      body: { error: { details: { fields: [{ message: 'Your password is too short' }] } } },
    })
    expect(await guest.setPassword({ ...link, password: 'Password123' })).toMatchObject({
      status: 400,
    })
    const agencyName = (await guest.deps.agencies.agency('agy_marula' as never))?.name ?? ''
    expect(await guest.setPassword({ ...link, password: `${agencyName}1` })).toMatchObject({
      body: { error: { details: { fields: [{ message: 'This password is too easy to guess' }] } } },
    })
    expect(await guest.setPassword({ ...link, password: 'waterbuck-plains' })).toMatchObject({
      status: 200,
    })
    expect(
      await guest.deps.agencies.agent('agy_marula' as never, 'agt_naledi' as never),
    ).toMatchObject({
      objectives: { passwordSet: true },
    })
  })

  test('send nothing to nobody, and answer the same', async () => {
    const nobody = visitor()
    expect(await nobody.requestReset({ email: 'nobody@baobab.example' })).toMatchObject({
      status: 200,
      body: { status: 'sent' },
    })
    expect(await nobody.resend({ email: 'nobody@baobab.example' })).toMatchObject({
      status: 200,
      body: { status: 'sent' },
    })
    await nobody.link()
    expect(nobody.mails).toEqual([])
  })

  test('are asked for so many mails and no more', async () => {
    const many = visitor()
    many.later(15 * 60_000) // the tests before share an address, and its count
    const email = 'flooded@baobab.example'
    const answers = []
    for (let i = 0; i <= accountMailLimits.email; i++)
      answers.push((await many.requestReset({ email })).status)
    expect(answers).toEqual([...Array(accountMailLimits.email).fill(200), 429])
  })

  test('take another email by a link to that, once, and tell the old one; the password stays', async () => {
    const thabo = visitor()
    const [email, next] = ['thabo@moving.example', 'thabo@moved.example']
    await thabo.register({ ...newcomer, email })
    await thabo.verify(await thabo.link())
    const login = await thabo.deps.agencies.login(email)
    const principal = anAgent({
      agencyId: login?.agencyId as never,
      agentId: login?.agentId as never,
    })
    const sessions = sessionStore(running.table)
    const { token } = await sessions.start(principal, { keep: true, now: new Date(start) })
    const deps = { ...thabo.deps, sessions }
    const ask = (body: object) =>
      callAs(changeEmail, deps as never, { principal, now: () => new Date(start) })({
        body,
        headers: { authorization: token },
      })
    expect(await ask({ email })).toMatchObject({
      status: 409,
      body: { error: { code: 'client.email-exists' } },
    })
    expect((await ask({ email: 'no address' })).status).toBe(400)
    const other = 'owner@elsewhere.example'
    await thabo.register({ ...newcomer, email: other })
    await thabo.verify(await thabo.link())
    expect(await ask({ email: other })).toMatchObject({ status: 200, body: { status: 'done' } })
    await thabo.link()
    expect(thabo.mails.at(-1)).toMatchObject({ to: other, subject: 'You already have an account' })
    expect((await ask({ email: next })).status).toBe(200)
    const link = await thabo.link()
    expect(thabo.mails.at(-1)).toMatchObject({ to: next })
    expect(await thabo.deps.agencies.login(next)).toBeUndefined()
    expect(await thabo.check(link)).toMatchObject({ body: { kind: 'email' } })
    expect((await thabo.setPassword({ ...link, password: 'another-password' })).status).toBe(400)
    expect((await thabo.verify(link)).status).toBe(200)
    expect((await thabo.verify(link)).status).toBe(400)
    expect(await thabo.deps.agencies.login(email)).toBeUndefined()
    expect(await thabo.deps.agencies.login(next)).toEqual(login)
    expect(thabo.told).toMatchObject([{ changed: 'email', to: email }])
    expect(await sessions.find(token, new Date(start))).toMatchObject({ agentId: login?.agentId })
  })
})
