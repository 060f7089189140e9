import type { RouteName } from '#shared/api/routes'

/** Changing routes that are not swept as the others, each with the reason. */
export const exceptions = {
  login: 'each sign-in is a session of its own, and its token is told once; a lost one ends by itself',
  logout: 'a session that is over is not there to be ended again',
  logMessage: 'it writes a line into the log, and may write two',
  queueZap: 'an event for the automation hook arrives at least once; who hears it twice knows it by its id',
  createMediaContent: 'it answers an address that holds for a quarter of an hour; what is never put there is swept',
  requestPayment:
    'an email that went out cannot be taken back; asked again, the client gets another with a link of its own',
  receivePaymentWebhook: 'payment-crash.test.ts: the provider repeats it, and its event is known by its name',
  paySandbox: 'payment-crash.test.ts: it plays a payer at a provider that is not ours',
  register:
    'accounts.test.ts: who registered and got no mail asks for it again; a second registration of the email changes nothing',
  resendActivation: 'it asks for a mail; asked again, another goes out, and each link works until one is used',
  requestReset: 'it asks for a mail; asked again, another goes out, and each link works until one is used',
  verify: 'accounts.test.ts: a link works once; after a crash the address is verified, and signing in says so',
  setPassword: 'accounts.test.ts: a link works once; after a crash the password is set, or the link still works',
  createAgent: 'agency-people.test.ts: an email is added once; who got no mail is invited again from the list',
  sendInvite: 'it asks for a mail; asked again, another goes out',
  removeAgent: 'agency-people.test.ts: an invitation that was withdrawn is not there to be withdrawn again',
  createAgency: 'agencies.test.ts: the email of its lead agent is taken by the first; asked again, it says so',
  patchAgency: 'agencies.test.ts: it sets fields; set again to the same, nothing is written',
  patchPricing: 'agencies.test.ts: it sets fields; set again to the same, nothing is written',
  deleteAgency: 'agencies.test.ts: it archives; archived again, nothing is written',
  patchTerms: 'it stores what is being written; stored again, only the time is another',
  publishTerms: 'agencies.test.ts: a draft is published once; asked again, there is no draft',
  patchAgent: 'agency-people.test.ts: it sets what somebody is; set again, only the audit trail tells it twice',
  reassignAgent:
    'clients.test.ts: each client is a change of its own; asked again, those who have moved stay as they are',
  patchClientNote: 'clients.test.ts: it sets a text; set again, nothing changes',
  deleteClientNote: 'clients.test.ts: what is gone is not found; a note is deleted with its audit entry',
  deleteClientData: 'clients.test.ts: the client goes in one transaction; what is left behind is reached by nobody',
  loginAsUser: 'each masquerade is a session of its own, and its token is told once; a lost one ends by itself',
  endMasquerade: 'a masquerade that is over is not there to be ended again',
  createClientImport:
    'client-import.test.ts: the same file finds what was begun; two at once leave an empty one, which ttl ends',
  sendClientImportPart: 'client-import.test.ts: a part that is here already changes nothing',
  startClientImport: 'client-import.test.ts: an import that was started stays so',
  undoClientImport: 'client-import.test.ts: an import that is being undone stays so',
  runClientImport: 'client-import.test.ts: it is killed at each of its calls, and a job finishes what it began',
  deleteClientImport: 'client-import.test.ts: what was forgotten is not there to be forgotten again',
  finishSignIn:
    'each sign-in is a session of its own, and its token is told once; the code or ticket was used, so one starts again',
  startPasskeySignIn: 'a challenge that nobody answers ends by itself',
  signInByPasskey: 'as login: a session whose token was lost ends by itself',
  patchMyAccount: 'my-account.test.ts: it sets what somebody is; set again, only the audit trail tells it twice',
  startHeadshot: 'it answers an address that holds for a quarter of an hour',
  setHeadshot:
    'my-account.test.ts: set again, the picture is the same; a file that was left costs nothing but its place',
  changePassword:
    'my-account.test.ts: after a crash the password is set and the mail may be lost, or the old one works',
  startProof: 'a challenge that nobody answers ends by itself',
  prove: 'it opens ten minutes of changes; given again, ten more',
  startTotp: 'its secret is told once; asked again, another takes its place',
  confirmTotp: 'my-account.test.ts: recovery codes whose answer was lost are renewed',
  startPasskey: 'a challenge that nobody answers ends by itself',
  addPasskey: 'my-account.test.ts: recovery codes whose answer was lost are renewed',
  removeFactor: 'my-account.test.ts: what is removed is not there to be removed again',
  renewRecoveryCodes: 'codes whose answer was lost are renewed again',
  endSession: 'my-account.test.ts: a session that has ended is not there to be ended again',
  endOtherSessions: 'my-account.test.ts: ended again, nothing changes',
} satisfies Partial<Record<RouteName, string>>
