import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setPassword } from '../../functions/accounts/routes/set-password'
import { verifyPassword } from '../../functions/agents/password'
import { theCatalogue } from '../../functions/data/catalogue/the-catalogue'
import { accountStore } from '../../functions/data/people/account-store'
import { agencyStore } from '../../functions/data/people/agency-store'
import { principalOf } from '../../functions/data/people/people'
import { httpLambda } from '../../functions/runtime/http-lambda'
import { readLivesToCome } from '../../infra/local/demo/loaded'
import { demoPassword } from '../../infra/local/demo/people'
import { bootstrap } from '../../infra/operate/bootstrap'
import { makeSmokeAgent } from '../../infra/operate/smoke/make-smoke-agent'
import { callLambda } from '../support/http-event'
import { startOperatedStage } from '../support/operated-stage'
import { quietLog } from '../support/store-kinds'

let stage: Awaited<ReturnType<typeof startOperatedStage>>
beforeAll(async () => {
  quietLog()
  stage = await startOperatedStage()
}, 60_000)
afterAll(() => stage.stop())

const email = 'naledi.mokoena@marula.example'
const run = (...args: string[]) =>
  bootstrap([...stage.stage, '--agency', 'Marula Journeys', '--email', email, ...args])
const account = async () => {
  const people = agencyStore(stage.table)
  const login = await people.login(email)
  if (login === undefined) throw new Error('no account')
  const [agency, agent] = [
    await people.agency(login.agencyId),
    await people.agent(login.agencyId, login.agentId),
  ]
  if (agency === undefined || agent === undefined) throw new Error('half an account')
  return { login, agency, agent }
}

describe('npm run bootstrap', () => {
  test('says all that is missing or wrong, and how it is called', async () => {
    await expect(bootstrap(['--stage', 'moon', '--agency', 'Marula'])).rejects.toThrow(
      /--stage: .*\n\nUsage: npm run/,
    )
    await expect(bootstrap(['--stage', 'dev', '--agency', 'Marula'])).rejects.toThrow(
      '--agency and --email are needed',
    )
    await expect(bootstrap(['--paswort', 'secret'])).rejects.toThrow(
      /--paswort(.|\n)+Usage: npm run/,
    )
  })

  test('loads no demo data into prod', async () => {
    await expect(bootstrap(['--stage', 'prod', '--demo'])).rejects.toThrow(
      '--demo is for stages dev and local',
    )
  })

  test('says how to start where nothing runs', async () => {
    const nowhere = [
      '--stage',
      'local',
      '--data',
      '/nowhere',
      '--agency',
      'Marula',
      '--email',
      email,
    ]
    await expect(bootstrap(nowhere)).rejects.toThrow('Start it with npm start')
  })

  test('makes agency and superadmin once, without a password, and mails a link each time', async () => {
    await expect(run()).resolves.toContain('Marula Journeys and its superadmin')
    await expect(run()).resolves.toContain('was created before')
    expect(stage.mailbox.all()).toEqual(
      Array(2).fill(expect.objectContaining({ to: [email], subject: 'Activate your account' })),
    )
    const { agency, agent, login } = await account()
    expect(agency).toMatchObject({
      name: 'Marula Journeys',
      agencyCode: 'MAR001',
      admins: [agent.id],
      currency: 'USD',
    })
    expect(agent).toMatchObject({ firstName: 'Naledi', lastName: 'Mokoena' })
    expect(principalOf(agent, agency)).toMatchObject({
      isAgencyAdmin: true,
      capabilities: ['superadmin', 'contentmanager'],
    })
    expect(login.passwordHash).toBe('')
  })

  test('prints the link where no mail can be sent yet; its password is the account’s, and no second one is made', async () => {
    const [, uid, token] =
      /https:\/\/tembea\.example\/verify\/(agt_\w+)\/([\w-]+)/.exec(await run('--show-link')) ?? []
    expect(stage.mailbox.all()).toHaveLength(2)
    const lambda = httpLambda(setPassword, {
      deps: () => ({
        accounts: accountStore(stage.table),
        agencies: agencyStore(stage.table),
        queue: { send: async () => undefined },
      }),
    })
    const body = { uid, token, password: 'kgalagadi-2027' }
    expect(await callLambda(lambda, { method: 'POST', body })).toMatchObject({ status: 200 })
    expect(await verifyPassword('kgalagadi-2027', (await account()).login.passwordHash)).toBe(true)
    await expect(run()).rejects.toThrow('has an account already')
  })

  test('loads the demo data with a password of this stage’s own, and publishes them', {
    timeout: 60_000,
  }, async () => {
    const said = await bootstrap([...stage.stage, '--demo'])
    const [, who = '', password = ''] = /Sign in as (\S+) with the password (\S+):/.exec(said) ?? []
    const login = await agencyStore(stage.table).login(who)
    expect(await verifyPassword(password, login?.passwordHash)).toBe(true)
    expect(await verifyPassword(demoPassword, login?.passwordHash)).toBe(false)
    expect((await theCatalogue().now(new Date())).snapshot.camps.codes.length).toBeGreaterThan(200)
    expect(await readLivesToCome(stage.table)).toBeUndefined()
  })
})

test('the walk of every ten minutes gets an agent once, whose credentials are a secret of the stage alone', async () => {
  const ssm = mockClient(SSMClient)
  const [Name, missing] = ['/tembea/prod/secrets/smoke-agent', 'ParameterNotFound']
  const place = readFileSync(join(stage.folder, 'place.json'), 'utf8')
  ssm
    .on(GetParameterCommand, { Name })
    .rejects(Object.assign(new Error(missing), { name: missing }))
    .on(GetParameterCommand, { Name: '/tembea/prod/place' })
    .resolves({ Parameter: { Value: place } })
  expect(await makeSmokeAgent(['--stage', 'prod'])).toBe(
    'An agent was made for the walk of every ten minutes.',
  )
  const [put] = ssm.commandCalls(PutParameterCommand)
  expect(put?.args[0].input).toMatchObject({ Name, Type: 'SecureString' })
  const { email, password } = JSON.parse(put?.args[0].input.Value ?? '')
  const login = await agencyStore(stage.table).login(email)
  expect(await verifyPassword(password, login?.passwordHash)).toBe(true)

  ssm.on(GetParameterCommand, { Name }).resolves({ Parameter: { Value: '{}' } })
  expect(await makeSmokeAgent(['--stage', 'prod'])).toMatch('has its agent')
  expect(ssm.commandCalls(PutParameterCommand)).toHaveLength(1)
  ssm.restore()
})
