import type { Source } from '@colloquy/domain/roleplays/rehearsed'
import { Button, type ButtonLook } from '../../../ui/button.tsx'

type WriteAnswerProps = {
  question: string
  from: Source
  look: ButtonLook
  onWrite: (question: string) => void
}

/** What the text answers may not be what was asked: then it is written as well, and said instead. */
export function WriteAnswer({ question, from, look, onWrite }: WriteAnswerProps) {
  return (
    <Button look={look} onClick={() => onWrite(question)}>
      {from === 'nothing' ? 'Write an answer' : 'Write another answer'}
      <span className="visually-hidden"> to “{question}”</span>
    </Button>
  )
}
