/** A text with a full stop, so that another sentence may follow. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

const kept = 'What you entered is kept.'

/** What went wrong, and that nothing has to be typed again; once, where the failure says so itself. */
export const withKept = (failure: string): string => (failure.includes(kept) ? failure : `${sentence(failure)} ${kept}`)
