/** Credentials from the environment, read at each refresh: all that Lambda needs, and a fraction of the default chain. */
export const environmentCredentials = async () => ({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
  ...(process.env.AWS_SESSION_TOKEN === undefined ? {} : { sessionToken: process.env.AWS_SESSION_TOKEN }),
})
