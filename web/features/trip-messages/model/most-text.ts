/** The most characters of a message; a test holds it to the contract's, whose schemas never come here. */
export const mostText = 5_000
