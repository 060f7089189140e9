import type { RouteName } from '#shared/api/routes'

const crudOnce = {
  create: 'content-crud.test.ts: one transaction; asked again, the code is taken',
  update: 'content-crud.test.ts: it sets fields; set again to the same, nothing is written',
  remove:
    'content-crud.test.ts: what is out of sale stays so, and a place that is gone is not found',
}

/** Changing routes that are not swept as the others, each with the reason. */
export const exceptions = {
  cancelPartyGroup:
    'party-cancellation.test.ts: one transaction with the answer; cancelled again, the group is not found',
  openReply: 'it only counts attempts: a link that works gives its attempt back',
  answerReply:
    'replies.test.ts: the answer is one transaction with what was said by the link; said again, it is what it was',
  createTask:
    'tasks.test.ts: each is one of its own; one that is there twice is seen in the list and deleted',
  patchTask: 'tasks.test.ts: it stores over the version that was read; asked again, it is refused',
  deleteTask: 'tasks.test.ts: one write; a task that is gone is not found',
  dismissFollowUp: 'tasks.test.ts: dismissed again, nothing changes',
  createDeparture:
    'departures.test.ts: each is one of its own; one that is there twice is seen in the list and cancelled',
  patchDeparture:
    'departures.test.ts: it stores over the version that was read; asked again, that one is refused',
  leaveDeparture: 'departures.test.ts: what was given back is not there to be given back again',
  bookDeparture: 'departures.test.ts: the trip and its places are one transaction with the answer',
  editLibrary: 'library.test.ts: it sets what media are; set again to the same, nothing is written',
  saveLibrarySearch: 'library.test.ts: a search is saved by its name; saved again, it is the same',
  setAllotments: 'content-crud.test.ts: it sets counts; set again, only the history tells it twice',
  sendImportRows:
    'import-work.test.ts: it dies at each of its calls, and sent again each part counts once',
  publishContentImport:
    'import-work.test.ts: it moves the run once; asked again, only the worker is told again',
  cancelContentImport:
    'import-work.test.ts: it moves the run once; asked again, only the worker is told again',
  createTag: 'lightboxes.test.ts: a tag that is there is answered',
  createCollection: 'lightboxes.test.ts: a collection that is there is answered',
  deleteTag: 'lightboxes.test.ts: one write; a tag that is gone is not found',
  deleteCollection: 'lightboxes.test.ts: one write; a collection that is gone is not found',
  createLightbox: 'lightboxes.test.ts: a label that there is answers the lightbox that has it',
  patchLightbox:
    'lightboxes.test.ts: it sets what is in it; set again, nothing changes, and what was cut off is finished',
  deleteLightbox: 'lightboxes.test.ts: its own entry goes last; what is gone is not found',
  relateMedium: 'lightboxes.test.ts: related again, nothing changes',
  unrelateMedium: 'lightboxes.test.ts: taken again, nothing changes',
  shareLightbox: 'a link works once its answer has arrived; a lost one can be revoked by its label',
  revokeSharedLightbox: 'lightboxes.test.ts: revoked again, nothing changes',
  openSharedLightbox: 'it counts an opening; opened again, it counts twice',
  commentOnLightbox:
    'lightboxes.test.ts: what a guest says takes the place of what they said before',
  editContent:
    'managers.test.ts: it sets fields; set again to the same, nothing changes, and a new code is taken once',
  discardContent: 'managers.test.ts: what is discarded is not there to be discarded again',
  publishRates: 'editions.test.ts: camps come in force at once, wherever the process dies',
  saveRateSheet: 'rate-sheets.test.ts: saved over what is there no more, it is refused',
  askSupplier: 'rate-sheets.test.ts: what is asked is noted before the mail goes',
  undoContentImport:
    'import-work.test.ts: it moves the run once; asked again, only the worker is told again',
  undoRates: 'rate-sheets.test.ts: what is undone is not there to be undone again',
  publishContent:
    'managers.test.ts: a draft is published once, in one transaction; asked again, it has changed',
  reviewContent:
    'content-limits.test.ts: it notes what the review says of a version of the draft; asked again, it has changed',
  restoreContent: 'managers.test.ts: it drafts what was; asked again, it is the same draft',
  createCamp: crudOnce.create,
  updateCamp: crudOnce.update,
  removeCamp: crudOnce.remove,
  createRegion: crudOnce.create,
  updateRegion: crudOnce.update,
  removeRegion: crudOnce.remove,
  createCountry: crudOnce.create,
  updateCountry: crudOnce.update,
  removeCountry: crudOnce.remove,
  createActivity: crudOnce.create,
  updateActivity: crudOnce.update,
  removeActivity: crudOnce.remove,
  createTransitPoint: crudOnce.create,
  updateTransitPoint: crudOnce.update,
  removeTransitPoint: crudOnce.remove,
  patchObjectives: 'onboarding.test.ts: it sets keys; set again to the same, nothing is written',
  markNotices: 'notice-marks.test.ts: it adds to what was read; marked again, nothing is written',
  saveHookSettings:
    'hooks.test.ts: one write sets the whole hook; without an answer its secret is renewed',
  removeHookSettings: 'hooks.test.ts: removed again, nothing changes',
  testHook: 'hooks.test.ts: an event that says it is a test, sent once more',
  replayHookDeliveries:
    'hooks.test.ts: an event that goes twice has one id, by which its receiver knows it',
  login:
    'each sign-in is a session of its own, and its token is told once; a lost one ends by itself',
  logout: 'a session that is over is not there to be ended again',
  logMessage: 'it writes a line into the log, and may write two',
  queueZap:
    'an event for the automation hook arrives at least once; who hears it twice knows it by its id',
  createMediaContent:
    'it answers an address that holds for a quarter of an hour; what is never put there is swept',
  setFilmCaptions: 'it puts one file in the place of another; sent again, it is the same',
  finishMediaUpload:
    'library-uploads.test.ts: asked again, it makes the same of the file, or answers what it has made',
  requestPayment:
    'an email that went out cannot be taken back; asked again, the client gets another with a link of its own',
  receivePaymentWebhook:
    'payment-crash.test.ts: the provider repeats it, and its event is known by its name',
  paySandbox: 'payment-crash.test.ts: it plays a payer at a provider that is not ours',
  register:
    'accounts.test.ts: who registered and got no mail asks for it again; a second registration of the email changes nothing',
  resendActivation:
    'it asks for a mail; asked again, another goes out, and each link works until one is used',
  requestReset:
    'it asks for a mail; asked again, another goes out, and each link works until one is used',
  verify:
    'accounts.test.ts: a link works once; after a crash the address is verified, and signing in says so',
  setPassword:
    'accounts.test.ts: a link works once; after a crash the password is set, or the link still works',
  createAgent:
    'agency-people.test.ts: an email is added once; who got no mail is invited again from the list',
  sendInvite: 'it asks for a mail; asked again, another goes out',
  handOver: 'hand-over.test.ts: asked again, it goes on where it stopped',
  removeAgent:
    'agency-people.test.ts: an invitation that was withdrawn is not there to be withdrawn again',
  createAgency:
    'agencies.test.ts: the email of its lead agent is taken by the first; asked again, it says so',
  patchAgency: 'agencies.test.ts: it sets fields; set again to the same, nothing is written',
  patchPricing: 'agencies.test.ts: it sets fields; set again to the same, nothing is written',
  deleteAgency: 'agencies.test.ts: it archives; archived again, nothing is written',
  patchTerms: 'it stores what is being written; stored again, only the time is another',
  publishTerms: 'agencies.test.ts: a draft is published once; asked again, there is no draft',
  patchAgent:
    'agency-people.test.ts: it sets what somebody is; set again, only the audit trail tells it twice',
  reassignAgent:
    'clients.test.ts: each client is a change of its own; asked again, those who have moved stay as they are',
  patchClientNote: 'clients.test.ts: it sets a text; set again, nothing changes',
  deleteClientNote:
    'clients.test.ts: what is gone is not found; a note is deleted with its audit entry',
  deleteClientData:
    'clients.test.ts: the client goes in one transaction; what is left behind is reached by nobody',
  loginAsUser:
    'each masquerade is a session of its own, and its token is told once; a lost one ends by itself',
  endMasquerade: 'a masquerade that is over is not there to be ended again',
  eraseClient:
    'erase-client.test.ts: it is killed at many of its calls, and a job finishes what it began',
  startClientExport:
    'export.test.ts: what it began goes on by a job; asked again meanwhile, it is the same export',
  openClientExport:
    'it answers an address that holds for a quarter of an hour; asked again, the audit trail tells it twice',
  createClientMerge:
    'client-merge.test.ts: it is killed at each of its calls, and a job finishes what it began',
  undoClientMerge:
    'client-merge.test.ts: it is killed at each of its calls, and a job finishes what it began',
  dismissClientDuplicate: 'client-merge.test.ts: a pair that is remembered is remembered again',
  createClientImport:
    'client-import.test.ts: the same file finds what was begun; two at once leave an empty one, which ttl ends',
  sendClientImportPart: 'client-import.test.ts: a part that is here already changes nothing',
  startClientImport: 'client-import.test.ts: an import that was started stays so',
  undoClientImport: 'client-import.test.ts: an import that is being undone stays so',
  runClientImport:
    'client-import.test.ts: it is killed at each of its calls, and a job finishes what it began',
  deleteClientImport:
    'client-import.test.ts: what was forgotten is not there to be forgotten again',
  finishSignIn:
    'each sign-in is a session of its own, and its token is told once; the code or ticket was used, so one starts again',
  startPasskeySignIn: 'a challenge that nobody answers ends by itself',
  signInByPasskey: 'as login: a session whose token was lost ends by itself',
  patchMyAccount:
    'my-account.test.ts: it sets what somebody is; set again, only the audit trail tells it twice',
  startHeadshot: 'it answers an address that holds for a quarter of an hour',
  setHeadshot:
    'my-account.test.ts: set again, the picture is the same; a file that was left costs nothing but its place',
  changePassword:
    'my-account.test.ts: after a crash the password is set and the mail may be lost, or the old one works',
  changeEmail:
    'it asks for a mail; asked again, another goes out, and each link works until one is used',
  startProof: 'a challenge that nobody answers ends by itself',
  prove: 'it opens ten minutes of changes; given again, ten more',
  startTotp: 'its secret is told once; asked again, another takes its place',
  confirmTotp: 'my-account.test.ts: recovery codes whose answer was lost are renewed',
  startPasskey: 'a challenge that nobody answers ends by itself',
  addPasskey: 'my-account.test.ts: recovery codes whose answer was lost are renewed',
  removeFactor: 'my-account.test.ts: what is removed is not there to be removed again',
  resumeClientMail:
    'one transaction; tried again, nothing stands in the way and nothing is written',
  renewRecoveryCodes: 'codes whose answer was lost are renewed again',
  endSession: 'my-account.test.ts: a session that has ended is not there to be ended again',
  endOtherSessions: 'my-account.test.ts: ended again, nothing changes',
  loginClient:
    'each sign-in is a session of its own, and its token is told once; a lost one ends by itself',
  requestClientEntry:
    'it asks for a mail; asked again, another goes out, and each link works until it is used or over',
  enterClient:
    'portal.test.ts: a link works once, with its session; after a crash one asks for another',
  switchClientAgency:
    'each change is a session of its own, and its token is told once; a lost one ends by itself',
  setClientPassword:
    'portal.test.ts: a link works once; after a crash the password is set, or the link still works',
  logoutClient: 'a session that is over is not there to be ended again',
  endOtherClientSessions: 'portal-sessions.test.ts: ended again, nothing changes',
  endClientSession:
    'portal-sessions.test.ts: a session that has ended is not there to be ended again',
  noteFilmView: 'portal.test.ts: watched again within half an hour, it is the same view',
  notePortalView: 'portal.test.ts: a view within half an hour is the same view',
  noteReading:
    'how long something was read is a matter of minutes; told twice, it is a minute more',
  confirmRefund:
    'payment-crash.test.ts: it is one transaction with its answer, and a message that was lost is found by the sweep',
  patchPaymentTask:
    'payment-tasks.test.ts: it sets whether a task is done; set again, nothing changes',
  likeStay: 'portal.test.ts: it sets whether a stay is liked; set again, nothing changes',
  takeOption:
    'portal.test.ts: the choice, its message and its history are one transaction; set again, nothing changes',
  chooseQuote:
    'portal.test.ts: a second choice of the same proposal changes nothing, and no second message is written',
  acceptTerms: 'portal.test.ts: accepted again, the first name and time stay',
  openPayPage: 'each link to pay is one of its own, and ends by itself',
  patchPresentationEdits:
    'the same change as createOrUpdatePresentationEdits, which is swept; a change that is there already changes nothing',
  patchTripPortal: 'it sets how a price is shown; set again, nothing changes',
  inviteToPortal:
    'an email that went out cannot be taken back; invited again, the client gets another with links of its own',
  patchTravelerForm:
    'traveler-forms.test.ts: it sets fields with the audit entry in one transaction; set again, nothing changes',
  remindTravelers:
    'an email that went out cannot be taken back; asked again, the client gets another with a link of its own',
  patchTravelNotes:
    'traveler-forms.test.ts: it stores over the version that was read; asked again, that one is refused',
  patchMailOpenings:
    'mail-openings.test.ts: it stores over the version that was read; asked again, that one is refused',
  saveMailDomain:
    'mail-domains.test.ts: it sets an address; set again, nothing changes, and the mail service has the domain already',
  checkMailDomain: 'mail-domains.test.ts: each look stores what it finds',
  removeMailDomain: 'mail-domains.test.ts: removed again, nothing changes',
  createCalendarFeed: 'each feed replaces the one before; a lost address is made anew',
  removeCalendarFeed: 'calendar-feed.test.ts: removed again, nothing changes',
  createShareLink:
    'each link is one of its own, and told once; a lost one is seen in the list and revoked',
  revokeShareLink: 'share-links.test.ts: revoked again, nothing changes',
  openSharedTrip: 'it counts an opening; opened again, it counts another',
  createApiKey:
    'each key is one of its own, and told once; a lost one is seen in the list and revoked',
  revokeApiKey: 'api-keys.test.ts: revoked again, nothing changes',
  patchServerConfiguration:
    'config.test.ts: it sets values at a version; asked again, another version is refused',
  forceExchangeRates: 'config.test.ts: what was taken is refused no longer, and not found again',
  runJob: 'each run of a job is one of its own; a job that runs twice does what is left to do',
  takeDeadLetters:
    'a letter is sent again before it is deleted, and work that comes twice is known by its message',
} satisfies Partial<Record<RouteName, string>>
