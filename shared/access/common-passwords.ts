/** The commonest passwords of at least eight characters, in lower case (domain.md, Who is who). */
const common = new Set(
  `password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword pa55word 12345678
   123456789 1234567890 0123456789 123123123 11111111 111111111 00000000 88888888 12341234 11223344 87654321
   987654321 9876543210 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx qwertyuiop qwerty12 qwerty123 qwerty1234
   qwertyui asdfghjkl asdfasdf asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh a1b2c3d4 aa123456 q1w2e3r4
   iloveyou iloveyou1 sunshine princess football baseball basketball superman batman123 trustno1 whatever
   starwars michelle jennifer charlie1 computer internet samsung1 liverpool chelsea1 arsenal1 butterfly
   welcome1 welcome123 letmein1 letmein123 changeme changeme1 administrator admin123 admin1234 default1 secret123
   master123 dragon123 monkey123 shadow123 killer123 hello123 summer2025 summer2026 winter2025 winter2026 tembea123
   safari123 africa123`
    .trim()
    .split(/\s+/),
)

/** Whether a password is one that everybody guesses first. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
