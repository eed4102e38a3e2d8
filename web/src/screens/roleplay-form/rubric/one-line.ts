import type { ChangeEvent, KeyboardEvent } from 'react'

/** A text that wraps and is one line all the same: Enter adds nothing, and what is pasted comes in one. */
export const onOneLine = (value: string, onWords: (words: string) => void) => ({
  value,
  onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
    onWords(target.value.replaceAll(/\s*[\r\n]+\s*/g, ' ')),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
  },
})
