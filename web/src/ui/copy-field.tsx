import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import styles from './copy-field.module.css'
import { TextField } from './field.tsx'

type Copying = 'not-yet' | 'copied' | 'by-hand'

/** Something to take along: read-only, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [copying, setCopying] = useState<Copying>('not-yet')

  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(value)
      setCopying('copied')
    } catch {
      // No leave to write there, or no https: it is selected, which is the most that can be done.
      setCopying('by-hand')
    }
  }

  return (
    <div className={styles.copy}>
      <TextField
        ref={input}
        label={label}
        value={value}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button look="quiet" onClick={() => void copy()}>
        {copying === 'copied' ? 'Copied' : 'Copy'}
      </Button>
      <output className={styles.said}>
        {copying === 'copied' && <span className="visually-hidden">Copied</span>}
        {copying === 'by-hand' && 'It is selected: copy it with your keyboard or a long press.'}
      </output>
    </div>
  )
}
