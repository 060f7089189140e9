/** A text with a full stop, so that another sentence may follow. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
