import { useMutation } from '@tanstack/react-query'
import { showSnackbar } from './snackbar-store'

interface Copied {
  readonly text: string
  /** The message once it is copied. */
  readonly done: string
}

/** Copies text to the clipboard and confirms it, or says that the browser refused. */
export function useCopy(): (text: string, done: string) => void {
  const { mutate } = useMutation({
    mutationFn: ({ text }: Copied) => navigator.clipboard.writeText(text),
    onSuccess: (_nothing, { done }) => showSnackbar(done),
    onError: () =>
      showSnackbar('Copying was blocked by your browser. Allow it, or copy manually.', {
        tone: 'error',
      }),
  })
  return (text, done) => mutate({ text, done })
}
