import { createClient } from '@colloquy/contract/client'
import { endpoints } from '@colloquy/contract/endpoints'
import { messages } from '@colloquy/contract/messages'
import { screens } from '@colloquy/contract/screens'
import { USE_CASE_IDS, USE_CASES } from '@colloquy/domain/use-cases'
import { tidyWaitlistEntry } from '@colloquy/domain/waitlist'
import { type FormEvent, useRef, useState } from 'react'
import { fieldProblem, NO_PROBLEMS, type Problems, refusalOf } from '../../data/problems.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Glow } from '../../ui/glow.tsx'
import { Notice } from '../../ui/notice.tsx'
import { readEntry } from './read-entry.ts'
import styles from './waitlist.module.css'

// Nobody is signed in here, so the parts that keep credentials are not loaded.
const call = createClient({
  origin: '',
  fetch: (...request) => fetch(...request),
  token: () => null,
})

type State = { phase: 'editing'; problems: Problems } | { phase: 'submitting' }

const FIELDS = ['email', 'name', 'otherDetails'] as const

/**
 * The browser keeps what is typed, so nothing is lost through an error, nor what was typed before the
 * script came.
 */
export function WaitlistForm({ onJoined }: { onJoined: () => void }) {
  const [state, setState] = useState<State>({ phase: 'editing', problems: NO_PROBLEMS })
  const details = useRef<HTMLTextAreaElement>(null)
  const isSubmitting = state.phase === 'submitting'
  const problems = state.phase === 'editing' ? state.problems : NO_PROBLEMS

  const refuse = (form: HTMLFormElement, found: Problems) => {
    setState({ phase: 'editing', problems: found })
    const field = FIELDS.find((name) => found.fields[name] !== undefined)
    form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting) return
    const form = event.currentTarget
    const entry = tidyWaitlistEntry(readEntry(new FormData(form)))
    if (entry.email === '') return refuse(form, fieldProblem('email', messages.emailRequired))
    setState({ phase: 'submitting' })
    try {
      await call(endpoints.joinWaitlist, { body: entry })
      onJoined()
    } catch (failure) {
      refuse(form, refusalOf(failure, { fields: FIELDS, otherwise: messages.waitlistFailure }))
    }
  }

  return (
    <div className={styles.place}>
      <Glow size="large" voice="learner" at="start" />
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <noscript>
          <Notice kind="info">Sending this form needs JavaScript, which is turned off here.</Notice>
        </noscript>
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          error={problems.fields.email}
          onInput={() => {
            if (problems.fields.email) setState({ phase: 'editing', problems: NO_PROBLEMS })
          }}
        />
        <TextField
          label="Name (optional)"
          name="name"
          autoComplete="name"
          maxLength={200}
          error={problems.fields.name}
        />
        <fieldset className={styles.interests}>
          <legend>What would you like to practise?</legend>
          <div className={styles.choices}>
            {USE_CASE_IDS.map((id) => (
              <Checkbox
                key={id}
                name="interests"
                value={id}
                label={USE_CASES[id]}
                onChange={(event) => {
                  if (id === 'other' && !event.target.checked && details.current)
                    details.current.value = ''
                }}
              />
            ))}
          </div>
          <div className={styles.details}>
            <TextArea
              ref={details}
              label="Tell us more"
              name="otherDetails"
              maxLength={2000}
              hint="Which conversation would you rather have had once already?"
              error={problems.fields.otherDetails}
            />
          </div>
        </fieldset>
        {problems.form !== null && <Notice kind="error">{problems.form}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" busy={isSubmitting && 'Joining waitlist...'}>
            Join Waitlist
          </Button>
          <a className={buttonLook('quiet')} href={screens.landing}>
            Back to Home
          </a>
        </div>
      </form>
      <Glow size="large" voice="persona" at="end" />
    </div>
  )
}
